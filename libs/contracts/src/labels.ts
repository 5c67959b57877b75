import type { ProjectStatus } from './project.js';
import type { AssigneeRole, TaskPriority, TaskStatus } from './task.js';
import type { TeamRole } from './user.js';

export type BadgeColor = 'blue' | 'green' | 'yellow' | 'red' | 'grey';

export const PROJECT_STATUS_LABELS: Record<ProjectStatus, string> = {
  active: 'Active',
  completed: 'Completed',
  'on-hold': 'On Hold',
  cancelled: 'Cancelled',
};

export const TASK_STATUS_LABELS: Record<TaskStatus, string> = {
  todo: 'To Do',
  inprogress: 'In Progress',
  done: 'Done',
};

export const TASK_PRIORITY_LABELS: Record<TaskPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

export const ASSIGNEE_ROLE_LABELS: Record<AssigneeRole, string> = {
  primary: 'Primary',
  secondary: 'Secondary',
};

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

/** Badge colour of a project or task status; grey for a value of a newer API (specification 4). */
export const statusColor = (status: string): BadgeColor => lookUp(STATUS_COLORS, status) ?? 'grey';

/** Badge colour of a priority; grey for an unknown one (specification 4). */
export const priorityColor = (priority: string): BadgeColor => lookUp(PRIORITY_COLORS, priority) ?? 'grey';

/** The word for a project or task status; the raw value when it is unknown. */
export const statusLabel = (status: string): string =>
  lookUp<string>({ ...PROJECT_STATUS_LABELS, ...TASK_STATUS_LABELS }, status) ?? status;
