import type { InboxChange } from '../inbox.js';
import type { Notification } from '../notification.js';

/** A notification after a change, as the API makes it. */
export const changedNotification = (
  notification: Notification,
  { read, done, snoozedUntil }: InboxChange,
): Notification => ({
  ...notification,
  ...(read !== undefined && { read }),
  ...(snoozedUntil !== undefined && { snoozedUntil }),
  ...(snoozedUntil && { read: false, doneAt: null }),
  ...(done === false && { doneAt: null }),
  ...(done && { read: true, doneAt: new Date().toISOString(), snoozedUntil: null }),
});

export const isSnoozed = ({ snoozedUntil }: Notification): boolean =>
  Boolean(snoozedUntil && Date.parse(snoozedUntil) > Date.now());

/** Neither done nor snoozed. */
export const isListed = (notification: Notification): boolean =>
  !notification.doneAt && !isSnoozed(notification);
