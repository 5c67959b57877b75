import { ApiProperty } from '@nestjs/swagger';
import { ASSIGNEE_ROLES, isRecord, type AssigneeInput, type AssigneeRole } from '@taskloom/contracts';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { EnumField, isUuid } from '../../../platform/http/index.js';

/** A person object, as in responses, is accepted where an id is expected (specification 10). */
const idOf = (user: unknown): unknown => {
  const id = isRecord(user) ? user._id : user;
  return typeof id === 'string' ? id.toLowerCase() : id;
};

export class AssigneeDto implements AssigneeInput {
  @ApiProperty({
    description: 'The id of a project member, or an object with it as `_id`.',
    oneOf: [
      { type: 'string', format: 'uuid' },
      { type: 'object', properties: { _id: { type: 'string', format: 'uuid' } }, required: ['_id'] },
    ],
  })
  @Transform(({ obj }: { obj: { user?: unknown } }) => idOf(obj.user))
  @ValidateBy({
    name: 'assignee',
    validator: { validate: isUuid, defaultMessage: () => 'Each assignee must name a person by id.' },
  })
  user: AssigneeInput['user'];

  @EnumField(ASSIGNEE_ROLES, { label: 'Role', optional: true }) role?: AssigneeRole;
}
