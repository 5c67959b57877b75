import type { Person, PublicPerson } from './user.js';
import type { Project, ProjectStatus } from './project.js';
import type { TaskCard, TaskPriority, TaskStatus } from './task.js';

/** The kinds of objects that a search looks for. */
export const SEARCH_TYPES = ['all', 'projects', 'tasks'] as const;
/** The kind of objects that a search looks for. */
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Query of `GET /search`: only fields that are set, and `type` only when it is not `all` (specification 7). */
export interface SearchQuery {
  /** 1 to 200 characters, not blank. */
  q: string;
  type?: SearchType;
  status?: ProjectStatus | TaskStatus;
  priority?: TaskPriority;
  /** User id. Of a comment, its author. */
  assignee?: string;
  projectId?: string;
  /** Also archived tasks, after the others. */
  archived?: boolean;
  /** Also comments with all words, the newest first. */
  comments?: boolean;
  /** How many results of each kind; by default all that a search finds, at most `LIMITS.found`. */
  limit?: number;
}

/** A task in search results contains its project as an object (specification 3). */
export interface TaskHit extends Omit<TaskCard, 'project'> {
  /** `status` is missing from servers that don't send it yet: {@link countsAsDue} then takes the project for an active one. */
  project: { _id: string; title: string; status?: ProjectStatus };
}

/**
 * Whether a task can be due or overdue: the tasks of projects that are on hold, completed or cancelled are not.
 * @example
 * const { data: work } = useWork('assigned');
 * const due = work?.filter(countsAsDue);
 */
export const countsAsDue = ({ project }: Pick<TaskHit, 'project'>): boolean =>
  project.status === undefined || project.status === 'active';

/** A comment that contains the words of a search. */
export interface CommentHit {
  _id: string;
  /** Its text around the first word of the query, in one line: at most 200 characters of Markdown. */
  excerpt: string;
  author: PublicPerson;
  createdAt: string;
  task: { _id: string; title: string };
  project: { _id: string; title: string };
}

/** The result of a search. `total` counts what `limit` leaves out. */
export interface SearchResult {
  projects: Project[];
  tasks: TaskHit[];
  /** With `comments` in the query only. */
  comments?: CommentHit[];
  /** How many there are without `limit`. Undefined from an API without `limit`, which returns all. */
  total?: { projects: number; tasks: number; comments?: number };
}

/** The fields that tasks of a {@link SearchList} leave out when they have their default: no text, no day, none, or 0. */
type SparseOfTask =
  | 'description'
  | 'startDate'
  | 'deadline'
  | 'labels'
  | 'relations'
  | 'checklistTotal'
  | 'checklistDone'
  | 'commentCount'
  | 'attachmentCount';

/** The fields that projects of a {@link SearchList} leave out when they have their default: no text, or null. */
type SparseOfProject = 'description' | 'deadline' | 'archive' | 'archiveDoneAfter';

/** A task of a {@link SearchList}: texts, numbers and lists that are empty, and days that are not set, are left out. */
export interface SearchListTask
  extends Omit<TaskHit, SparseOfTask | 'project' | 'assignees'>, Partial<Pick<TaskHit, SparseOfTask>> {
  /** A place in `taskProjects`. */
  project: number;
  /** Places in `people`. */
  primary?: number[];
  /** Places in `people`, in the order of the assignees. */
  secondary?: number[];
}

/** A project of a {@link SearchList}: description, deadline and archive are left out when there is none. */
export interface SearchListProject
  extends Omit<Project, SparseOfProject | 'owner' | 'members'>, Partial<Pick<Project, SparseOfProject>> {
  /** Places in `people`; the owner is always the first. */
  members: number[];
  /** When these members joined, in the same order. */
  joinedAt: string[];
}

/** `GET /search?view=list`: the same results, with each person and each project of tasks once. */
export interface SearchList extends Pick<SearchResult, 'comments' | 'total'> {
  people: Person[];
  taskProjects: TaskHit['project'][];
  projects: SearchListProject[];
  tasks: SearchListTask[];
}

/** The values that a person can filter by. */
export interface SearchFilters {
  projects: { _id: string; title: string }[];
  statuses: string[];
  priorities: string[];
  assignees: Pick<Person, '_id' | 'name'>[];
}
