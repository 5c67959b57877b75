import type { Notification } from '@taskloom/contracts';

/** A notification has been committed; pushing it is only a hint, the next fetch shows it anyway. */
export class NotificationAdded {
  constructor(
    readonly userId: string,
    readonly notification: Notification,
  ) {}
}
