import {
  LIMITS,
  PERSON_STATES,
  TEAM_ROLES,
  type PeopleQuery,
  type PersonState,
  type TeamRole,
} from '@taskloom/contracts';
import {
  BooleanField,
  EnumField,
  PatternField,
  TextField,
  WholeNumberField,
} from '../../../platform/http/index.js';
import { CURSOR } from '../people-cursor.js';

export class PeopleQueryDto implements PeopleQuery {
  @TextField({
    label: 'Search',
    min: 0,
    max: LIMITS.query,
    optional: true,
    description: 'Part of the name or of the address.',
  })
  search?: string;
  @EnumField(PERSON_STATES, { label: 'State', optional: true }) state?: PersonState;
  @EnumField(TEAM_ROLES, { label: 'Role', optional: true }) role?: TeamRole;
  @BooleanField({
    label: 'Without factor',
    optional: true,
    description: 'Only people without a second factor.',
  })
  withoutFactor?: boolean;
  @WholeNumberField({ label: 'Limit', min: 1, max: 100, optional: true }) limit?: number;
  @PatternField({
    label: 'Cursor',
    pattern: CURSOR,
    optional: true,
    description: '`next` of the page before.',
  })
  cursor?: string;
}
