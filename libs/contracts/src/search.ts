import type { Person } from './user.js';
import type { Project, ProjectStatus } from './project.js';
import type { TaskCard, TaskPriority, TaskStatus } from './task.js';

export const SEARCH_TYPES = ['all', 'projects', 'tasks'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Query of `GET /search`: only fields that are set, and `type` only when it is not `all` (specification 7). */
export interface SearchQuery {
  /** 1 to 200 characters, not blank. */
  q: string;
  type?: SearchType;
  status?: ProjectStatus | TaskStatus;
  priority?: TaskPriority;
  /** User id. */
  assignee?: string;
  projectId?: string;
}

/** A task in search results contains its project as an object (specification 3). */
export interface TaskHit extends Omit<TaskCard, 'project'> {
  project: { _id: string; title: string };
}

export interface SearchResult {
  projects: Project[];
  tasks: TaskHit[];
}

export interface SearchFilters {
  projects: { _id: string; title: string }[];
  statuses: string[];
  priorities: string[];
  assignees: Pick<Person, '_id' | 'name'>[];
}
