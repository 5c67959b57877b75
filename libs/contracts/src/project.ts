import type { Person, PublicPerson } from './user.js';

/** In the order of the options in forms (specification 4). */
export const PROJECT_STATUSES = ['active', 'completed', 'on-hold', 'cancelled'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const DEFAULT_PROJECT_STATUS: ProjectStatus = 'active';

export type ProjectRole = 'owner' | 'member';

export interface ProjectMember {
  user: Person;
  role: ProjectRole;
  /** ISO 8601 UTC. */
  joinedAt: string;
}

export interface TaskCounts {
  todo: number;
  inprogress: number;
  done: number;
}

/** A project in responses of the API (specification 10, Shapes). */
export interface Project {
  _id: string;
  title: string;
  /** Empty string when there is none. */
  description: string;
  status: ProjectStatus;
  /** Calendar day `YYYY-MM-DD`, or null. */
  deadline: string | null;
  owner: PublicPerson;
  /** The owner is always the first entry. */
  members: ProjectMember[];
  taskCounts: TaskCounts;
  /** Increases by one with each edit; the value for `If-Match`. */
  version: number;
  createdAt: string;
  /** Updated by changes of the project and of its tasks. */
  updatedAt: string;
}

export interface ProjectCreate {
  title: string;
  description: string;
  deadline: string;
  status?: ProjectStatus;
}

/** Only the given fields change; a member who is not the owner may send only `status`. */
export interface ProjectUpdate {
  title?: string;
  description?: string;
  status?: ProjectStatus;
  deadline?: string | null;
}

/** A member of the owner's team, by e-mail address. */
export interface MemberAdd {
  email: string;
}
