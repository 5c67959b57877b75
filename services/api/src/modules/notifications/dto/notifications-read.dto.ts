import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { isUuid } from '../../../platform/http/index.js';

const MOST = 500;

export class NotificationsReadDto {
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: MOST })
  @ValidateBy({
    name: 'notificationIds',
    validator: {
      validate: (value) => Array.isArray(value) && value.length <= MOST && value.every(isUuid),
      defaultMessage: () => `notificationIds must be a list of at most ${MOST} ids.`,
    },
  })
  notificationIds: string[];
}
