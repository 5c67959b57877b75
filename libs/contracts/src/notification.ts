import type { TeamRole } from './user.js';
import type { NotificationDetails } from './notification-details.js';
import type { AssigneeRole } from './task.js';

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
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export interface NotificationActionData {
  role?: TeamRole | AssigneeRole;
  teamId?: string;
  inviteId?: string;
}

export interface Notification {
  _id: string;
  type: NotificationType;
  title: string;
  message: string;
  read: boolean;
  createdAt: string;
  /** Same-origin path that begins with exactly one `/`. */
  link: string;
  sender: { name: string; avatar: string } | null;
  project: { title: string } | null;
  actionData: NotificationActionData | null;
  /** For its text in other languages; null for notifications of earlier versions. */
  details?: NotificationDetails | null;
}

export interface NotificationList {
  notifications: Notification[];
  unreadCount: number;
}

export interface UnreadCount {
  unreadCount: number;
}

export interface NotificationQuery {
  /** 1 to 100; 50 when absent. */
  limit?: number;
  /** Id of the last notification of the previous page. */
  cursor?: string;
  unread?: boolean;
}
