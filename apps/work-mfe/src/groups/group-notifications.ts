import type { Notification } from '@taskloom/contracts';

/** All notifications about one task, or about one project or the team where there is no task; the newest is first. */
export interface NotificationGroup {
  key: string;
  newest: Notification;
  notifications: readonly Notification[];
  unread: number;
  /** Something is unread, or was when it was shown first. */
  isNew: boolean;
}

const keyOf = ({ taskId, projectId, details }: Notification): string =>
  taskId ?? details?.task?._id ?? projectId ?? 'team';

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
    groups.set(key, [...(groups.get(key) ?? []), notification]);
  }
  return [...groups]
    .flatMap(([key, [newest, ...older]]) => (newest ? [groupOf(key, newest, [newest, ...older], kept)] : []))
    .toSorted((a, b) => Number(b.isNew) - Number(a.isNew) || newestFirst(a.newest, b.newest));
}
