export {
  InvitationAccepted,
  InvitationAddressed,
  InvitationClosed,
  InvitationSent,
  TeamRoleChanged,
} from './team.events.js';
export { TeamModule } from './team.module.js';
