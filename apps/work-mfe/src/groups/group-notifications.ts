import type { Notification } from '@taskloom/contracts';

/** All notifications about one task, or otherwise about one project, the person's account or the team, newest first. */
export interface NotificationGroup {
  key: string;
  newest: Notification;
  notifications: readonly Notification[];
  unread: number;
  /** Something is unread, or was unread when the group was first shown. */
  isNew: boolean;
}

const keyOf = ({ taskId, projectId, details, type }: Notification): string =>
  taskId ?? details?.task?._id ?? projectId ?? (type === 'security' ? 'account' : 'team');

const newestFirst = (a: Notification, b: Notification): number => (a._id < b._id ? 1 : -1);

const groupOf = (
  key: string,
  newest: Notification,
  notifications: readonly Notification[],
  kept: ReadonlySet<string>,
): NotificationGroup => {
  const unread = notifications.filter(({ read }) => !read).length;
  return { key, newest, notifications, unread, isNew: unread > 0 || kept.has(key) };
};

/** Groups that are new are first, then those with the newest notification. Those of `kept` are new although they are read. */
export function groupNotifications(
  notifications: readonly Notification[],
  kept: ReadonlySet<string> = new Set(),
): NotificationGroup[] {
  const groups = new Map<string, Notification[]>();
  for (const notification of notifications.toSorted(newestFirst)) {
    const key = keyOf(notification);
    const group = groups.get(key);
    if (group) group.push(notification);
    else groups.set(key, [notification]);
  }
  return [...groups]
    .flatMap(([key, [newest, ...older]]) => (newest ? [groupOf(key, newest, [newest, ...older], kept)] : []))
    .toSorted((a, b) => Number(b.isNew) - Number(a.isNew) || newestFirst(a.newest, b.newest));
}
