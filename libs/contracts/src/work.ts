import type { TaskHit } from './search.js';

/**
 * The lists of `GET /work/tasks`: open tasks of all projects that are assigned to the caller, that the caller has created, that
 * mention the caller, or that the caller has chosen to watch or has commented on.
 */
export const WORK_TABS = ['assigned', 'created', 'mentioned', 'watching'] as const;
/** A tab of My Work. */
export type WorkTab = (typeof WORK_TABS)[number];

/** Tasks of one page when the request names no limit. */
export const WORK_PAGE = 200;

/** Query of `GET /work/tasks`. */
export interface WorkQuery {
  tab: WorkTab;
  /** 1 to 500; {@link WORK_PAGE} when absent. */
  limit?: number;
  /** `next` of the previous page. */
  cursor?: string;
}

/** Tasks that are not done: those of active projects first, each by deadline; those without one are last. */
export interface WorkPage {
  tasks: TaskHit[];
  /** The cursor of the next page; null after the last one. */
  next: string | null;
}

/** Query of `GET /work/counts`: the person's day, as `YYYY-MM-DD`. */
export interface WorkCountsQuery {
  /** Today in the caller's time zone, `YYYY-MM-DD`. */
  day: string;
}

/** How many tasks each tab of My Work has, and how many are due. */
export interface WorkCounts extends Record<WorkTab, number> {
  /** Open tasks of active projects that are assigned to the caller and whose deadline is today or earlier. */
  due: number;
}
