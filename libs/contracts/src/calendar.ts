import type { TaskHit } from './search.js';

/** Whose tasks the calendar shows: those assigned to the caller, or those of all the caller's projects. */
export const CALENDAR_SCOPES = ['mine', 'all'] as const;
/** Whose tasks a calendar shows. */
export type CalendarScope = (typeof CALENDAR_SCOPES)[number];

/** Days of one request, at most. A month with the days around it has 42. */
export const CALENDAR_DAYS = 62;

/** Tasks with a deadline in one response. */
export const CALENDAR_TASKS = 500;

/** Tasks without a deadline in one response. */
export const CALENDAR_UNDATED = 50;

/** Projects that one request can be limited to. */
export const CALENDAR_PROJECTS = 20;

/** Query of `GET /calendar`: days as `YYYY-MM-DD`, and project ids separated by commas. */
export interface CalendarQuery {
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  /** The last day, at most {@link CALENDAR_DAYS} days in all. */
  to: string;
  scope: CalendarScope;
  /** Ids of at most {@link CALENDAR_PROJECTS} projects, separated by commas. Others than the caller's are ignored. */
  projects?: string;
}

/** Tasks of a range of days, and those without a date. `more` and `moreUndated` say that there are others. */
export interface CalendarAnswer {
  /** Tasks that are due in the range, by deadline, done ones last on each day; at most {@link CALENDAR_TASKS}. */
  tasks: TaskHit[];
  /** There are more of them. */
  more: boolean;
  /** Open tasks without a deadline, the newest first; at most {@link CALENDAR_UNDATED}. */
  undated: TaskHit[];
  moreUndated: boolean;
}
