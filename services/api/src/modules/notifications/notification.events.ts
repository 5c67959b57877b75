import type { Notification, NotificationChangedEvent } from '@taskloom/contracts';

/** A notification has been committed; pushing it is only a hint, the next fetch shows it anyway. */
export class NotificationAdded {
  constructor(
    readonly userId: string,
    readonly notification: Notification,
  ) {}
}

/** Somebody has read or deleted some of theirs: their other tabs follow. */
export class NotificationsChanged {
  constructor(
    readonly userId: string,
    readonly event: NotificationChangedEvent,
  ) {}
}
