export {
  InvitationAccepted,
  InvitationAddressed,
  InvitationClosed,
  InvitationSent,
  TeamChanged,
  TeamRoleChanged,
} from './team.events.js';
export { TeamModule } from './team.module.js';
