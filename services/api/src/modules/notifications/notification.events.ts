import type { Notification, NotificationChangedEvent } from '@taskloom/contracts';

/** A notification was committed. Pushing it is optional: the next fetch returns it anyway. */
export class NotificationAdded {
  constructor(
    readonly userId: string,
    readonly notification: Notification,
  ) {}
}

/** A person has read or deleted notifications; their other tabs update. */
export class NotificationsChanged {
  constructor(
    readonly userId: string,
    readonly event: NotificationChangedEvent,
  ) {}
}
