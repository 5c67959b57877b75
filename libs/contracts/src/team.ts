import type { ProjectRole, ProjectStatus } from './project.js';
import type { TaskHit } from './search.js';
import type { Person, TeamRole } from './user.js';

/** A member of the team, both flat and as `user`, because screens read both (specification 11). */
export interface TeamMember extends Person {
  role: TeamRole;
  user: Person;
  /** Projects in common with the person who reads the list, without archived ones. In responses to GET only. */
  projects?: number;
  /** Open tasks of the member in these projects. In responses to GET only. */
  openTasks?: number;
  /** For admins only: exact to about a minute; null for someone who has not signed in within a year. */
  lastSeenAt?: string | null;
}

/** A project that the reader has in common with a member of the team. */
export interface CommonProject {
  _id: string;
  title: string;
  status: ProjectStatus;
  /** The member's role in it. */
  role: ProjectRole;
}

/** A member of the team, and what the reader may see of their work: `GET /team/members/{userId}`. */
export interface TeamPerson {
  /** `projects` and `openTasks` count all of them, also those that the lists below leave out. */
  member: TeamMember;
  /** Active projects first, then by title; at most 500. */
  projects: CommonProject[];
  /** The member's open tasks in these projects, in the order of My Work. */
  tasks: TaskHit[];
}

/** Query of `GET /team/members/{userId}`. */
export interface TeamPersonQuery {
  /** Number of tasks, 1 to 500; 50 when absent. */
  limit?: number;
}

/** The states of an invitation. */
export const INVITE_STATUSES = ['pending', 'accepted', 'rejected', 'revoked', 'expired'] as const;
/** The state of an invitation. */
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** An invitation in `GET /team/invites`, for team admins. */
export interface TeamInvite {
  _id: string;
  email: string;
  role: TeamRole;
  status: InviteStatus;
  createdAt: string;
  expiresAt: string;
}

/** A new link of an invitation, for an admin to hand over: `POST /team/invites/{id}/link`. */
export interface InviteLink {
  /** Replaces the invitation, whose earlier link has ended. */
  invite: TeamInvite;
  /** Same-origin path of the registration with the token. */
  path: string;
}

/** Body of `POST /team/invites`. */
export interface InviteRequest {
  email: string;
}

/** Body of `POST /team/invites`. */
export interface InviteManyRequest {
  /** 1 to {@link LIMITS.invitations}, as they were typed; an address that isn't valid has no effect on the others. */
  emails: string[];
  role: TeamRole;
}

/**
 * The outcome for an invited address. `member`: of this team. `pending`: has an open invitation, which stays as it is. `domain`: not
 * allowed by the list of mail domains.
 */
export const INVITE_OUTCOMES = ['invited', 'member', 'pending', 'domain', 'invalid'] as const;
/** The outcome for one address of an invitation. */
export type InviteOutcome = (typeof INVITE_OUTCOMES)[number];

/** The outcome for one address of an invitation. */
export interface InviteResult {
  /** In lower case. */
  email: string;
  outcome: InviteOutcome;
}

/** The outcome for each address, in the order of the request; each once. */
export interface InviteManyResult {
  results: InviteResult[];
}

/** The consequences of removing a member: `GET /team/members/{userId}/departure`. */
export interface TeamDeparture {
  /** Number of projects of others in the team that they are a member of. */
  projects: number;
  /** Number of assignments in those and in their own projects. */
  assignments: number;
  /** Projects that need a new owner. */
  ownedProjects: number;
}

/** Query of `DELETE /team/members/{userId}`. */
export interface TeamRemoval {
  /** Id of another member who becomes the owner of the person's projects; required if they own any. */
  transferTo?: string;
}

/** A link that sets a member's password, once and for 30 minutes; for an admin to hand over. */
export interface ResetLink {
  /** Same-origin path with the token in its fragment. */
  path: string;
}

/** Body of `POST /team/invites/claim`, for a signed-in person. */
export interface InviteClaim {
  /** Token from an invitation link. */
  inviteToken: string;
}

/** The claimed invitation, which the person can accept or reject. */
export interface InviteClaimed {
  _id: string;
}

/** Response to accept and reject. */
export interface InviteAnswer {
  _id: string;
  status: Extract<InviteStatus, 'accepted' | 'rejected'>;
}
