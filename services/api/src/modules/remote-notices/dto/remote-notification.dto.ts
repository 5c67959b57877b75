import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { isRecord, type RemoteNotification, type RemoteNotificationSent } from '@taskloom/contracts';
import { IdListField, PatternField, TextField } from '../../../platform/http/index.js';
import { COUNT } from '../../../platform/openapi/index.js';

const MOST_VALUES = 10;
const LONGEST_VALUE = 200;
const MOST_RECIPIENTS = 500;

const isValue = ([name, value]: [string, unknown]): boolean =>
  /^\w{1,50}$/.test(name) &&
  typeof value === 'string' &&
  value.length <= LONGEST_VALUE &&
  !value.includes('\0');

const areValues = (values: unknown): boolean => {
  if (!isRecord(values)) return false;
  const entries = Object.entries(values);
  return entries.length <= MOST_VALUES && entries.every(isValue);
};

export class RemoteNotificationDto implements RemoteNotification {
  @TextField({ label: 'Type', max: 50, description: 'The id of one of the notifications in remote.json.' })
  type: string;

  @IsOptional()
  @ValidateBy({
    name: 'values',
    validator: {
      validate: areValues,
      defaultMessage: () =>
        `Values must be at most ${MOST_VALUES} texts of at most ${LONGEST_VALUE} characters, by name.`,
    },
  })
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string', maxLength: LONGEST_VALUE },
    maxProperties: MOST_VALUES,
    example: { report: 'March' },
  })
  values?: Record<string, string>;

  @IdListField({ label: 'To', most: MOST_RECIPIENTS, optional: true }) to?: string[];

  @PatternField({
    label: 'Link',
    pattern: /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,499}$/,
    optional: true,
    description: 'A path of this installation.',
  })
  link?: string;
}

export class RemoteNotificationSentDto implements RemoteNotificationSent {
  @ApiProperty(COUNT) recipients: number;
}
