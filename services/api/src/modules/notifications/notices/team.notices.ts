import { SCREENS, TEAM_ROLE_LABELS } from '@taskloom/contracts';
import type {
  InvitationAccepted,
  InvitationAddressed,
  TeamMemberRemoved,
  TeamRoleChanged,
} from '../../team/index.js';
import { nameOf, type Notice } from './notice.js';

export const onInvitationAddressed = (event: InvitationAddressed): Notice[] => [
  {
    userId: event.addresseeId,
    type: 'team_invite',
    title: 'Team invitation',
    message: `${nameOf(event.inviter)} invited you to join ${event.teamName}.`,
    link: SCREENS.team,
    sender: event.inviter,
    actionData: {
      role: event.invitation.role,
      teamId: event.invitation.teamId,
      inviteId: event.invitation._id,
    },
    details: { event: 'team-invited', value: event.teamName },
  },
];

export const onInvitationAccepted = ({ user }: InvitationAccepted, adminIds: readonly string[]): Notice[] =>
  adminIds.map((userId) => ({
    userId,
    type: 'member_joined',
    title: 'New team member',
    message: `${user.name} has joined the team.`,
    link: SCREENS.team,
    sender: user,
    details: { event: 'team-joined' },
  }));

export const onTeamRoleChanged = ({ userId, role, teamId, actor }: TeamRoleChanged): Notice[] => [
  {
    userId,
    type: 'role_changed',
    title: 'Role changed',
    message: `${nameOf(actor)} changed your role in the team to ${TEAM_ROLE_LABELS[role]}.`,
    link: SCREENS.team,
    sender: actor,
    actionData: { role, teamId },
    details: { event: 'team-role', value: role },
  },
];

export const onTeamMemberRemoved = ({ userId, teamName, actor }: TeamMemberRemoved): Notice[] => [
  {
    userId,
    type: 'role_changed',
    title: 'Removed from the team',
    message: `${nameOf(actor)} removed you from ${teamName} and its projects.`,
    link: SCREENS.team,
    sender: actor,
    details: { event: 'team-removed', value: teamName },
  },
];
