import { TEAM_ROLES, type TeamRole } from '@taskloom/contracts';
import { EnumField } from '../../../platform/http/index.js';

export class TeamRoleDto {
  @EnumField(TEAM_ROLES, { label: 'Role' }) role: TeamRole;
}
