import { defineTexts } from '@taskloom/client/texts';

const en = {
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
  invitationAccepted: 'You have joined the team',
  invitationRejected: 'Invitation rejected',
  acceptFailed: 'Failed to accept invitation',
  rejectFailed: 'Failed to reject invitation',
} as const;

/** Texts of the list of notifications and of live notices, which are loaded with it. */
export const { useTexts: useNotificationTexts } = defineTexts('notifications', {
  en,
  de: () => import('./texts.de'),
});
export type NotificationTexts = typeof en;
