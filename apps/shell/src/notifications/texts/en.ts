export const en = {
  unread: 'Unread',
  empty: 'No notifications',
  loading: 'Loading notifications...',
  failed: 'Failed to load notifications',
  markAll: 'Mark all read',
  all: 'See all in the inbox',
  clear: 'Clear all',
  delete: 'Delete notification: {{title}}',
  accept: 'Accept',
  reject: 'Reject',
  markFailed: 'Failed to mark notifications as read',
  deleteFailed: 'Failed to delete notification',
  clearFailed: 'Failed to clear notifications',
  cleared: 'Notifications cleared',
  undo: 'Undo',
  restoreFailed: 'Failed to restore notifications',
  live: 'New notifications ({hotkey})',
  dismiss: 'Dismiss',
} as const;

export type NotificationTexts = typeof en;
