import type { Person, PublicPerson } from './user.js';

/** In the order in which forms offer them (specification 4). */
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

/** A project as the API answers it (specification 10, Shapes). */
export interface Project {
  _id: string;
  title: string;
  /** Empty string when there is none. */
  description: string;
  status: ProjectStatus;
  /** Calendar day `YYYY-MM-DD`, or null. */
  deadline: string | null;
  owner: PublicPerson;
  /** The owner is always in it, first. */
  members: ProjectMember[];
  taskCounts: TaskCounts;
  /** Rises by one with each change; goes into `If-Match`. */
  version: number;
  createdAt: string;
  /** Moves with the project and with its tasks. */
  updatedAt: string;
}

export interface ProjectCreate {
  title: string;
  description: string;
  deadline: string;
  status?: ProjectStatus;
}

/** Only the named fields change; a member who is not the owner may name `status` alone. */
export interface ProjectUpdate {
  title?: string;
  description?: string;
  status?: ProjectStatus;
  deadline?: string | null;
}

/** Somebody of the owner's team, by address. */
export interface MemberAdd {
  email: string;
}
