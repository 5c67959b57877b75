import type { InboxPage, InboxTab, InboxUpdate } from '../inbox.js';
import type { Notification, NotificationType, UnreadCount } from '../notification.js';
import { API } from '../routes.js';
import { api, type Dispatched } from './api.js';
import { changedNotification, isListed } from './changed-notification.js';
import { notificationsApi } from './notifications.endpoints.js';
import type { WriteArgs } from './offline-queue/pending-write.js';
import { throughQueue, type Keyed } from './offline-queue/through-queue.js';

/** The filter of the inbox. */
export interface InboxArg {
  tab: InboxTab;
  /** All when empty. */
  types: readonly NotificationType[];
  projectId: string | null;
}

/**
 * The calls about the inbox, for code outside of components.
 * @example
 * dispatch(inboxApi.util.invalidateTags(['Notification']));
 */
export const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInbox: build.infiniteQuery<InboxPage, InboxArg, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? null },
      query: ({ queryArg: { tab, types, projectId }, pageParam: cursor }) => ({
        url: API.inbox,
        params: {
          tab,
          ...(types.length > 0 && { types: types.join(',') }),
          ...(projectId !== null && { projectId }),
          ...(cursor !== null && { cursor }),
        },
      }),
      providesTags: [{ type: 'Notification', id: 'INBOX' }],
    }),
    changeNotifications: build.mutation<UnreadCount, Keyed<WriteArgs['changeNotifications']>>({
      queryFn: throughQueue<'changeNotifications', UnreadCount>({
        kind: 'changeNotifications',
        request: (update) => ({ url: API.notifications, method: 'PATCH', body: { ...update } }),
        settle: (update, { unreadCount }, { dispatch }) =>
          dispatch(notificationsSettled(update, unreadCount)),
      }),
    }),
  }),
});

/** Writes a confirmed change into the bell and the lists. The event of the change requests them again. */
const notificationsSettled =
  ({ notificationIds, ...change }: InboxUpdate, unreadCount: number): Dispatched =>
  (dispatch, getState) => {
    const after = (list: Notification[]) =>
      list.map((each) => (notificationIds.includes(each._id) ? changedNotification(each, change) : each));
    dispatch(
      notificationsApi.util.updateQueryData('getNotifications', undefined, (bell) => {
        bell.notifications = after(bell.notifications).filter(isListed);
        bell.unreadCount = unreadCount;
      }),
    );
    for (const arg of inboxApi.util.selectCachedArgsForQuery(getState(), 'getInbox'))
      dispatch(
        inboxApi.util.updateQueryData('getInbox', arg, ({ pages }) => {
          for (const page of pages) page.notifications = after(page.notifications);
        }),
      );
  };

export const {
  /**
   * The notifications of a tab of the inbox, page by page.
   * @example
   * const { data } = useGetInboxInfiniteQuery({ tab: 'open', types: [], projectId: null });
   */
  useGetInboxInfiniteQuery,
  /**
   * Marks notifications as done or read, or snoozes them.
   * @example
   * const [change] = useChangeNotificationsMutation();
   * await change({ notificationIds, read: true }).unwrap();
   */
  useChangeNotificationsMutation,
} = inboxApi;
