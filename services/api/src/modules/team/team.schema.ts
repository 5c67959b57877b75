import {
  INVITE_STATUSES,
  TEAM_ROLES,
  type InviteAnswer,
  type InviteClaimed,
  type TeamDeparture,
  type TeamInvite,
  type TeamMember,
} from '@taskloom/contracts';
import { id, instant, objectOf, oneOf, text, whole, type Schema } from '../../platform/openapi/index.js';
import { personSchema } from '../users/index.js';

const email = text({ format: 'email' });
const role = oneOf(TEAM_ROLES);

export const teamMemberSchema: Schema<TeamMember> = objectOf(
  { _id: id(), name: text({ example: 'Ada Lovelace' }), email, avatar: text(), role, user: personSchema },
  'TeamMember',
);

export const teamDepartureSchema: Schema<TeamDeparture> = objectOf(
  { projects: whole(), assignments: whole(), ownedProjects: whole() },
  'TeamDeparture',
);

export const teamInviteSchema: Schema<TeamInvite> = objectOf(
  { _id: id(), email, role, status: oneOf(INVITE_STATUSES), createdAt: instant(), expiresAt: instant() },
  'TeamInvite',
);

export const inviteClaimedSchema: Schema<InviteClaimed> = objectOf({ _id: id() }, 'InviteClaimed');

export const inviteAnswerSchema: Schema<InviteAnswer> = objectOf(
  { _id: id(), status: oneOf(['accepted', 'rejected']) },
  'InviteAnswer',
);
