import { ApiProperty } from '@nestjs/swagger';
import {
  LIMITS,
  TEAM_ROLES,
  type InviteManyRequest,
  type InviteRequest,
  type TeamRole,
} from '@taskloom/contracts';
import { ValidateBy } from 'class-validator';
import { EmailField, EnumField } from '../../../platform/http/index.js';

export class InviteRequestDto implements InviteRequest {
  @EmailField({ label: 'Email address', whenEmpty: 'Please enter an email address' }) email: string;
}

const problemOf = (value: unknown): string | undefined => {
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string'))
    return 'Email addresses must be a list of texts.';
  if (value.length === 0) return 'Please enter an email address';
  return value.length > LIMITS.invitations
    ? `At most ${LIMITS.invitations} addresses are invited at once.`
    : undefined;
};

export class InviteManyRequestDto implements InviteManyRequest {
  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: LIMITS.invitations,
    example: ['ada@example.com'],
    description: 'Addresses that are not valid have no effect on the others.',
  })
  @ValidateBy({
    name: 'addresses',
    validator: {
      validate: (value) => problemOf(value) === undefined,
      defaultMessage: (at) => problemOf(at?.value) ?? '',
    },
  })
  emails: string[];
  @EnumField(TEAM_ROLES, { label: 'Role' }) role: TeamRole;
}
