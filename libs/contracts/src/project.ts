import type { ProjectArchive } from './archive.js';
import type { ProjectTemplate, TemplateLanguage } from './project-templates.js';
import type { Person, PublicPerson } from './user.js';

/** In the order of the options in forms (specification 4). */
export const PROJECT_STATUSES = ['active', 'completed', 'on-hold', 'cancelled'] as const;
/** The status of a project. */
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** The status of a project that is created without one. */
export const DEFAULT_PROJECT_STATUS: ProjectStatus = 'active';

/** A person's role in a project. */
export type ProjectRole = 'owner' | 'member';

/** A member of a project; `joinedAt` is an ISO 8601 time. */
export interface ProjectMember {
  user: Person;
  role: ProjectRole;
  /** ISO 8601 UTC. */
  joinedAt: string;
}

/** How many tasks of a project have each status. */
export interface TaskCounts {
  todo: number;
  inprogress: number;
  done: number;
}

/** A project in responses of the API (specification 10, Shapes), also in lists without `view`. */
export interface Project {
  _id: string;
  title: string;
  /** Empty string when there is none. */
  description: string;
  status: ProjectStatus;
  /** Calendar day `YYYY-MM-DD`, or null. */
  deadline: string | null;
  /** Days after which unchanged done tasks are archived automatically; null or absent for never. */
  archiveDoneAfter?: number | null;
  /** Null or absent for a project that is not archived. */
  archive?: ProjectArchive | null;
  owner: PublicPerson;
  /** The owner is always the first entry. */
  members: ProjectMember[];
  taskCounts: TaskCounts;
  /** Whether it is a favourite of the person who asks; only in responses of `GET /projects` and `GET /projects/{p}`, and only if it is one. */
  favourite?: boolean;
  /** Increases by one with each edit; the value for `If-Match`. */
  version: number;
  createdAt: string;
  /** Updated by changes of the project and of its tasks. */
  updatedAt: string;
}

/** A project of a list: without the times that no list shows. */
export type ListedProject = Omit<Project, 'createdAt' | 'members'> & {
  members: Omit<ProjectMember, 'joinedAt'>[];
};

/** A project in `GET /projects?view=list`. A field that is left out has its default: no text, active, no day, no tasks. */
export interface ProjectListEntry {
  _id: string;
  title: string;
  description?: string;
  status?: ProjectStatus;
  deadline?: string;
  archiveDoneAfter?: number;
  /** Places in `users`; the owner is always the first. */
  members: number[];
  /** To Do, In Progress, Done. */
  taskCounts: number[];
  favourite?: boolean;
  version: number;
  updatedAt: string;
}

/** `GET /projects?view=list`: each person once. */
export interface ProjectList {
  users: Person[];
  projects: ProjectListEntry[];
}

/** Which tasks of a project a copy of it has: those that are not done, all, or none. */
export const COPIED_TASKS = ['open', 'all', 'none'] as const;
/** Which tasks of a project a copy of it has. */
export type CopiedTasks = (typeof COPIED_TASKS)[number];

/** The original of a new project, and what the copy takes from it. Comments, relations, the history and the trash are never copied. */
export interface ProjectCopy {
  /** Id of a project that the person can see. */
  project: string;
  tasks: CopiedTasks;
  /** The checklists of the tasks, as done as they are. */
  checklists?: boolean;
  /** The members who are in the person's team, and what is assigned to them. */
  people?: boolean;
  labels?: boolean;
  files?: boolean;
}

/** Body of `POST /projects`. Only a request with a template or an original may leave out description and deadline. */
export interface ProjectCreate {
  title: string;
  description?: string;
  /** A day as `YYYY-MM-DD`. */
  deadline?: string;
  status?: ProjectStatus;
  /** The labels and tasks to start with; `blank` has none. */
  template?: ProjectTemplate;
  /** The language of these labels and tasks; English by default. */
  language?: TemplateLanguage;
  /** The copy has the description of its original, and its deadline unless that has passed. Not with a template. */
  copyOf?: ProjectCopy;
}

/** Only the given fields change; a member who is not the owner may send only `status`. */
export interface ProjectUpdate {
  title?: string;
  description?: string;
  status?: ProjectStatus;
  deadline?: string | null;
  /** 1 to `LIMITS.archiveDays`, or null for never. */
  archiveDoneAfter?: number | null;
}

/** Body of `PATCH /projects/{p}`. */
export interface ProjectPatch extends ProjectUpdate {
  /** The values that the sender saw: only a field that others have changed to another value is a conflict. */
  before?: ProjectUpdate;
}

/** A member of the owner's team, by e-mail address. */
export interface MemberAdd {
  email: string;
}
