import { useCallback, useState } from 'react';
import { SERVER_EVENTS, type Notification, type NotificationType } from '@taskloom/contracts';
import { api, notificationArrived } from '@taskloom/contracts/rtk';
import { useAppDispatch } from '@taskloom/client';
import { useServerEvent } from '@taskloom/client/realtime';
import { preferences } from '../preferences/preferences';
import { refreshMe } from './refresh-me';

/** The maximum number of queued notices; older ones are dropped. */
const WAITING_LIMIT = 3;

/** Notifications about changes of lists outside of projects' rooms: the team and the projects. */
const CHANGES_LISTS: readonly NotificationType[] = [
  'member_joined',
  'project_update',
  'role_changed',
  'team_invite',
];

/** Adds live notifications to the front of the list (specification 4) and returns them as notices, one at a time. */
export function useLiveNotifications() {
  const dispatch = useAppDispatch();
  const [waiting, setWaiting] = useState<readonly Notification[]>([]);

  useServerEvent(SERVER_EVENTS.notificationNew, (notification) => {
    dispatch(notificationArrived(notification));
    if (CHANGES_LISTS.includes(notification.type)) {
      dispatch(api.util.invalidateTags(['Team', 'Invite', { type: 'Project', id: 'LIST' }]));
      dispatch(refreshMe());
    }
    if (!preferences().liveNotices) return;
    setWaiting((list) => [...list, notification].slice(-WAITING_LIMIT));
  });

  const next = useCallback(() => setWaiting((list) => list.slice(1)), []);
  return { notice: waiting[0], next };
}
