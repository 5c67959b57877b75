import { useEffect, useMemo } from 'react';
import type { InboxTab, Notification } from '@taskloom/contracts';
import { overlayNotifications } from '@taskloom/contracts/rtk/overlay';
import {
  api,
  inboxApi,
  isListed,
  isSnoozed,
  useGetNotificationsQuery,
  type InboxArg,
} from '@taskloom/contracts/rtk';
import { useAppDispatch } from '../store/hooks';
import { usePendingWrites } from './use-live-data';

/** The longest delay of a timer in browsers, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

const isUnread = (notification: Notification): boolean => !notification.read && isListed(notification);

/**
 * The bell's list and count, with the overlay of pending writes. Snoozed notifications return by themselves.
 * @example
 * const unread = useNotifications().data?.unreadCount ?? 0;
 */
export function useNotifications() {
  const answer = useGetNotificationsQuery();
  const writes = usePendingWrites();
  const dispatch = useAppDispatch();
  const { data } = answer;
  const nextReturn = data?.nextReturn;

  useEffect(() => {
    if (!nextReturn) return undefined;
    const wait = Math.max(0, Date.parse(nextReturn) - Date.now()) + 100;
    const timer = setTimeout(
      () => dispatch(api.util.invalidateTags(['Notification'])),
      Math.min(wait, LONGEST_MS),
    );
    return () => clearTimeout(timer);
  }, [nextReturn, dispatch]);

  const shown = useMemo(() => {
    if (!data) return undefined;
    const { notifications: before } = data;
    const after = overlayNotifications(before, writes);
    if (after === before) return data;
    const difference = after.filter(isUnread).length - before.filter(isUnread).length;
    return {
      ...data,
      notifications: after.filter(isListed),
      unreadCount: Math.max(0, data.unreadCount + difference),
    };
  }, [data, writes]);
  return { ...answer, data: shown };
}

const BELONGS: Readonly<Record<InboxTab, (notification: Notification) => boolean>> = {
  open: isListed,
  unread: isUnread,
  snoozed: (notification) => !notification.doneAt && isSnoozed(notification),
  done: ({ doneAt }) => Boolean(doneAt),
};

/**
 * The notifications of a list of the inbox, with the overlay of pending writes.
 * @example
 * const { data } = useInbox({ tab: 'unread', types: [], projectId: null });
 */
export function useInbox(arg: InboxArg, options?: { refetchOnMountOrArgChange?: boolean | number }) {
  const answer = inboxApi.useGetInboxInfiniteQuery(arg, options);
  const writes = usePendingWrites();
  const { data } = answer;
  const notifications = useMemo(() => {
    if (!data) return undefined;
    const all = data.pages.flatMap((page) => page.notifications);
    // A notification that was read between two requests can be on two pages.
    const each = [...new Map(all.map((one) => [one._id, one])).values()];
    return overlayNotifications(each, writes).filter(BELONGS[arg.tab]);
  }, [data, writes, arg.tab]);
  return { ...answer, data: notifications, snoozedCount: data?.pages[0]?.snoozedCount };
}
