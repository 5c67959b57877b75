export {
  InvitationAccepted,
  InvitationAddressed,
  InvitationClosed,
  InvitationSent,
  TeamChanged,
  TeamMemberRemoved,
  TeamRoleChanged,
} from './team.events.js';
export { TeamModule } from './team.module.js';
export { TeamMembershipEntity } from './team-membership.entity.js';
