import type { ProjectStatus } from './project.js';
import type { AssigneeRole, TaskPriority, TaskStatus } from './task.js';
import type { TeamRole } from './user.js';

/** The colours of badges. */
export type BadgeColor = 'blue' | 'green' | 'yellow' | 'red' | 'grey';

/** English words for the statuses of projects. Screens show translated ones with `StatusBadge` of `@taskloom/ui`. */
export const PROJECT_STATUS_LABELS: Record<ProjectStatus, string> = {
  active: 'Active',
  completed: 'Completed',
  'on-hold': 'On Hold',
  cancelled: 'Cancelled',
};

/** English words for the statuses of tasks. */
export const TASK_STATUS_LABELS: Record<TaskStatus, string> = {
  todo: 'To Do',
  inprogress: 'In Progress',
  done: 'Done',
};

/** English words for priorities. */
export const TASK_PRIORITY_LABELS: Record<TaskPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

/** English words for the roles of assignees. */
export const ASSIGNEE_ROLE_LABELS: Record<AssigneeRole, string> = {
  primary: 'Primary',
  secondary: 'Secondary',
};

/** English words for the roles in the team. */
export const TEAM_ROLE_LABELS: Record<TeamRole, string> = { admin: 'Admin', member: 'Member' };

const STATUS_COLORS: Record<ProjectStatus | TaskStatus, BadgeColor> = {
  active: 'blue',
  inprogress: 'blue',
  completed: 'green',
  done: 'green',
  'on-hold': 'yellow',
  todo: 'yellow',
  cancelled: 'red',
};

const PRIORITY_COLORS: Record<TaskPriority, BadgeColor> = { high: 'red', medium: 'yellow', low: 'green' };

const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * Badge colour of a project or task status; grey for a value of a newer API (specification 4).
 * @example
 * <Badge color={statusColor(task.status)}>{task.status}</Badge>
 */
export const statusColor = (status: string): BadgeColor => lookUp(STATUS_COLORS, status) ?? 'grey';

/**
 * Badge colour of a priority; grey for an unknown one (specification 4).
 * @example
 * <Badge color={priorityColor(task.priority)}>{task.priority}</Badge>
 */
export const priorityColor = (priority: string): BadgeColor => lookUp(PRIORITY_COLORS, priority) ?? 'grey';

/**
 * The word for a project or task status; the raw value when it is unknown.
 * @example
 * statusLabel('inprogress'); // 'In Progress'
 */
export const statusLabel = (status: string): string =>
  lookUp<string>({ ...PROJECT_STATUS_LABELS, ...TASK_STATUS_LABELS }, status) ?? status;
