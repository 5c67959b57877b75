export { InvitationAccepted, InvitationAddressed, InvitationSent, TeamRoleChanged } from './team.events.js';
export { TeamModule } from './team.module.js';
