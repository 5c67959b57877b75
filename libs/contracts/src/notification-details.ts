/** The events that notifications report. Each has its sentence in every language. */
export const NOTIFICATION_EVENTS = [
  'task-assigned',
  'task-reassigned',
  'task-unassigned',
  'task-deleted',
  'task-changed',
  'task-renamed',
  'task-status',
  'task-priority',
  'description-mention',
  'comment-mention',
  'comment',
  'project-changed',
  'project-status',
  'project-deleted',
  'project-added',
  'project-joined',
  'project-owner',
  'team-invited',
  'team-joined',
  'team-role',
  'team-removed',
  'new-device',
  'remote',
] as const;
/** The event that a notification describes, in `details`. */
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** The data that a notification is made of, with names and titles as they were at that time. */
export interface NotificationDetails {
  event: NotificationEvent;
  /** Name of the person who did it; null when it is not known. */
  actor: string | null;
  project?: { _id: string; title: string };
  task?: { _id: string; title: string };
  /** Names of the changed fields, as in the contracts. */
  fields?: string[];
  /** The new status, priority, title or role, the name of a person, team or remote, or a device with its network. */
  value?: string;
  /** The beginning of a comment. */
  text?: string;
  /** The texts of a remote's notification by language, except for English. */
  texts?: Record<string, { title: string; message: string }>;
}
