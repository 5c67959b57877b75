export { CurrentTeam, TeamAdmin, type OwnTeam } from './team-access.js';
export { TeamRepository } from './team.repository.js';
export {
  InvitationAccepted,
  InvitationAddressed,
  InvitationClosed,
  InvitationSent,
  TeamChanged,
  TeamMemberRemoved,
  TeamRoleChanged,
} from './team.events.js';
export { InvitationEntity } from './invitation.entity.js';
export { lastAdmin } from './team.errors.js';
export { TeamModule } from './team.module.js';
export { TeamMembershipEntity } from './team-membership.entity.js';
