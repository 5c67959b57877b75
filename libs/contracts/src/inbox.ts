import type { Notification } from './notification.js';

/** The tabs of the inbox. `open`: neither done nor snoozed. */
export const INBOX_TABS = ['open', 'unread', 'snoozed', 'done'] as const;
/** A tab of the inbox. */
export type InboxTab = (typeof INBOX_TABS)[number];

/** Notifications of one page when the request names no limit. */
export const INBOX_PAGE = 100;

/** The longest time for which a notification can be snoozed, in days. */
export const MOST_SNOOZED_DAYS = 366;

/** The most notifications that one request changes. */
export const MOST_NOTIFICATIONS_CHANGED = 500;

/** Query of `GET /notifications/inbox`; `types` are separated by commas. */
export interface InboxQuery {
  tab: InboxTab;
  /** Notifications of these types only, separated by commas. */
  types?: string;
  /** Notifications of this project only. */
  projectId?: string;
  /** 1 to 200; {@link INBOX_PAGE} when absent. */
  limit?: number;
  /** `next` of the previous page. */
  cursor?: string;
}

/** A page of the inbox: unread notifications first, then the newest. */
export interface InboxPage {
  notifications: Notification[];
  /** The cursor of the next page; null after the last one. */
  next: string | null;
  unreadCount: number;
  snoozedCount: number;
}

/** The changes of a request to notifications; absent fields stay as they are. */
export interface InboxChange {
  read?: boolean;
  /** A done one is read and leaves the list. */
  done?: boolean;
  /** ISO 8601. Until then it is neither listed nor counted; then it is unread. Null ends that. */
  snoozedUntil?: string | null;
}

/** A change of several notifications. */
export interface InboxUpdate extends InboxChange {
  /** At most {@link MOST_NOTIFICATIONS_CHANGED}; others' are ignored. */
  notificationIds: string[];
}
