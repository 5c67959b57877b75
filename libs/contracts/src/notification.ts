import type { TeamRole } from './user.js';
import type { NotificationDetails } from './notification-details.js';
import type { AssigneeRole } from './task.js';

/** The kinds of notifications. */
export const NOTIFICATION_TYPES = [
  'task_assigned',
  'task_updated',
  'comment_added',
  'member_joined',
  'role_changed',
  'project_update',
  'team_invite',
  'task_removed',
  'mentioned',
  'security',
  'remote',
] as const;
/** The kind of a notification. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Further facts of a notification: a new role, or the invitation that it is about. */
export interface NotificationActionData {
  role?: TeamRole | AssigneeRole;
  teamId?: string;
  inviteId?: string;
}

/** A notification of the person. `link` is a path in the installation. */
export interface Notification {
  _id: string;
  type: NotificationType;
  title: string;
  message: string;
  read: boolean;
  createdAt: string;
  /** Same-origin path that begins with exactly one `/`. */
  link: string;
  /** `_id` is missing in responses that an earlier version of the API sent. */
  sender: { _id?: string; name: string; avatar: string } | null;
  project: { title: string } | null;
  actionData: NotificationActionData | null;
  /** The project and task that it is about; null for the team, and the task also for notifications about a whole project. */
  projectId?: string | null;
  taskId?: string | null;
  /** When it was marked as done; null for an open one. */
  doneAt?: string | null;
  /** Neither listed nor counted until then; a time in the past is over. */
  snoozedUntil?: string | null;
  /** For its text in other languages; null for notifications of earlier versions. */
  details?: NotificationDetails | null;
}

/** The newest notifications. `nextReturn`: when the next snoozed one comes back, as an ISO 8601 time. */
export interface NotificationList {
  notifications: Notification[];
  unreadCount: number;
  /** When the next snoozed notification returns; null when none is snoozed. */
  nextReturn?: string | null;
}

/** How many notifications are unread. */
export interface UnreadCount {
  unreadCount: number;
}

/** Query of `GET /notifications`. */
export interface NotificationQuery {
  /** 1 to 100; 50 when absent. */
  limit?: number;
  /** Id of the last notification of the previous page. */
  cursor?: string;
  unread?: boolean;
}
