import type { ProjectStatus } from './project.js';
import type { PublicPerson, TeamRole } from './user.js';

/** `invited`: the address has an invitation that is neither answered nor expired. */
export const PERSON_STATES = ['active', 'disabled', 'invited'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Ways to prove a sign-in besides the password. */
export type PersonFactor = 'app';

/** Rows in one response of `GET /admin/people`. */
export const PEOPLE_PAGE = 50;

/** A member of the admin's team, or someone invited to it. */
export interface AdminPerson {
  /** Of the person, or of the invitation. */
  _id: string;
  /** Null for someone invited. */
  name: string | null;
  email: string;
  /** Null for someone invited. */
  avatar: string | null;
  role: TeamRole;
  state: PersonState;
  factors: PersonFactor[];
  /** Projects outside the trash. */
  ownedProjects: number;
  /** Exact to about a minute; null for someone who has not signed in within a year. */
  lastSeenAt: string | null;
}

/** Query of `GET /admin/people`. */
export interface PeopleQuery {
  /** Part of the name or of the address. */
  search?: string;
  state?: PersonState;
  role?: TeamRole;
  /** Only people without a second factor. */
  withoutFactor?: boolean;
  /** 1 to 100; {@link PEOPLE_PAGE} by default. */
  limit?: number;
  /** `next` of the page before. */
  cursor?: string;
}

/** By name; invitations are last. */
export interface PeoplePage {
  people: AdminPerson[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  /** Of the whole team, regardless of the filters. */
  counts: Record<PersonState, number> & { withoutFactor: number };
}

/** The belongings of a person, for the dialog that transfers them: `GET /admin/people/{userId}/holdings`. */
export interface PersonHoldings {
  projects: OwnedProject[];
  sessions: number;
  apiTokens: number;
  /** Members of the team who may become owners. */
  candidates: PublicPerson[];
}

export interface OwnedProject {
  _id: string;
  title: string;
  status: ProjectStatus;
  tasks: number;
  members: number;
}

export interface ProjectTransfer {
  projectId: string;
  /** An active member of the team. */
  ownerId: string;
}

/** Body of `POST /admin/people/{userId}/transfer`, `…/disable`, `…/deletion` and of `POST /account/deletion`. */
export interface ProjectTransfers {
  transfers: ProjectTransfer[];
}
