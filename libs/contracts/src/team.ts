import type { Person, TeamRole } from './user.js';

/** Both flat and nested, since the specification's screens read both (specification 11). */
export interface TeamMember extends Person {
  role: TeamRole;
  user: Person;
}

export const INVITE_STATUSES = ['pending', 'accepted', 'rejected', 'revoked', 'expired'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** As a team admin sees it: `GET /team/invites`. */
export interface TeamInvite {
  _id: string;
  email: string;
  role: TeamRole;
  status: InviteStatus;
  createdAt: string;
  expiresAt: string;
}

export interface InviteRequest {
  email: string;
}

/** What leaves with a member: `GET /team/members/{userId}/departure`. */
export interface TeamDeparture {
  /** Projects of others in the team that they are a member of. */
  projects: number;
  /** Assignments in those and in their own. */
  assignments: number;
  /** Projects that need a new owner. */
  ownedProjects: number;
}

/** Query of `DELETE /team/members/{userId}`. */
export interface TeamRemoval {
  /** Another member, who takes over what the person owns; needed when that is anything. */
  transferTo?: string;
}

/** `POST /team/invites/claim`, by somebody who is signed in. */
export interface InviteClaim {
  /** From an invitation link. */
  inviteToken: string;
}

/** The invitation is theirs now, to accept or reject. */
export interface InviteClaimed {
  _id: string;
}

/** Answer of accept and reject. */
export interface InviteAnswer {
  _id: string;
  status: Extract<InviteStatus, 'accepted' | 'rejected'>;
}
