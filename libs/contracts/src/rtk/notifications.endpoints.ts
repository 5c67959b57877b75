import type { Notification, NotificationList, NotificationQuery, UnreadCount } from '../notification.js';
import type { NotificationChangedEvent } from '../realtime.js';
import { API } from '../routes.js';
import { api } from './api.js';

/** Argument of the bell's list; the patches below update this cache entry. */
const BELL = undefined;

/**
 * The calls about notifications, for code outside of components.
 * @example
 * dispatch(notificationsApi.util.invalidateTags(['Notification']));
 */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<NotificationList, NotificationQuery | void>({
      query: (params) => ({ url: API.notifications, params: params ? { ...params } : {} }),
      providesTags: ['Notification'],
    }),
    markNotificationsRead: build.mutation<UnreadCount, string[]>({
      query: (notificationIds) => ({
        url: API.notificationsRead,
        method: 'PATCH',
        body: { notificationIds },
      }),
      onQueryStarted: async (ids, { dispatch, queryFulfilled }) => {
        const shown = dispatch(patchBell((bell) => markRead(bell, ({ _id }) => ids.includes(_id))));
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) shown.undo();
        else dispatch(patchBell((bell) => Object.assign(bell, answer.data)));
      },
    }),
    markAllNotificationsRead: build.mutation<unknown, void>({
      query: () => ({ url: API.notificationsReadAll, method: 'PATCH' }),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const shown = dispatch(patchBell((bell) => markRead(bell, () => true)));
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: (_answer, error) => (error ? [] : [{ type: 'Notification', id: 'INBOX' }]),
    }),
    deleteNotification: build.mutation<UnreadCount, string>({
      query: (id) => ({ url: API.notification(id), method: 'DELETE' }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          patchBell((bell) => {
            markRead(bell, ({ _id }) => _id === id);
            bell.notifications = bell.notifications.filter(({ _id }) => _id !== id);
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    clearNotifications: build.mutation<unknown, void>({
      query: () => ({ url: API.notifications, method: 'DELETE' }),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          patchBell((bell) => Object.assign(bell, { notifications: [], unreadCount: 0 })),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    /** Restores what was cleared last. */
    restoreNotifications: build.mutation<UnreadCount, void>({
      query: () => ({ url: API.restoreNotifications, method: 'POST' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Notification']),
    }),
  }),
});

const patchBell = (change: (bell: NotificationList) => void) =>
  notificationsApi.util.updateQueryData('getNotifications', BELL, (bell) => {
    change(bell);
  });

const markRead = (bell: NotificationList, which: (notification: Notification) => boolean): void => {
  for (const notification of bell.notifications) {
    if (notification.read || !which(notification)) continue;
    notification.read = true;
    bell.unreadCount = Math.max(0, bell.unreadCount - 1);
  }
};

/**
 * Prepends a notification that arrived over the socket (specification 4), unless the list already has it.
 * @internal
 */
export const notificationArrived = (notification: Notification) =>
  patchBell((bell) => {
    if (bell.notifications.some(({ _id }) => _id === notification._id)) return;
    bell.notifications.unshift(notification);
    if (!notification.read) bell.unreadCount += 1;
  });

/**
 * Applies what another tab of the same person has read or deleted. After other changes everything is requested again.
 * @internal
 */
export const notificationsChanged =
  (event: NotificationChangedEvent): ReturnType<typeof patchBell> =>
  (dispatch) => {
    if (event.change === 'inbox') {
      dispatch(api.util.invalidateTags(['Notification']));
      return dispatch(patchBell(() => {}));
    }
    dispatch(api.util.invalidateTags([{ type: 'Notification', id: 'INBOX' }]));
    return dispatch(
      patchBell((bell) => {
        const concerned = ({ _id }: Notification) =>
          !('notificationIds' in event) || event.notificationIds.includes(_id);
        if (event.change === 'read' || event.change === 'all-read') markRead(bell, concerned);
        else bell.notifications = bell.notifications.filter((each) => !concerned(each));
        bell.unreadCount = event.unreadCount;
      }),
    );
  };

export const {
  /**
   * The newest notifications. `useNotifications` of the client also follows new ones.
   * @example
   * const { data } = useGetNotificationsQuery({ limit: 20, unread: true });
   */
  useGetNotificationsQuery,
  /**
   * Marks notifications as read.
   * @example
   * const [markRead] = useMarkNotificationsReadMutation();
   * await markRead(notificationIds).unwrap();
   */
  useMarkNotificationsReadMutation,
  /**
   * Marks all notifications as read.
   * @example
   * const [markAllRead] = useMarkAllNotificationsReadMutation();
   * await markAllRead().unwrap();
   */
  useMarkAllNotificationsReadMutation,
  /**
   * Deletes a notification.
   * @example
   * const [remove] = useDeleteNotificationMutation();
   * await remove(notification._id).unwrap();
   */
  useDeleteNotificationMutation,
  /**
   * Deletes all notifications.
   * @example
   * const [clear] = useClearNotificationsMutation();
   * await clear().unwrap();
   */
  useClearNotificationsMutation,
  /**
   * Restores what was cleared last.
   * @example
   * const [restore] = useRestoreNotificationsMutation();
   * await restore().unwrap();
   */
  useRestoreNotificationsMutation,
} = notificationsApi;
