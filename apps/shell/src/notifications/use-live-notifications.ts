import { useCallback, useState } from 'react';
import { SERVER_EVENTS, type Notification, type NotificationType } from '@taskloom/contracts';
import { api, notificationArrived } from '@taskloom/contracts/rtk';
import { useAppDispatch } from '@taskloom/client';
import { useServerEvent } from '@taskloom/client/realtime';
import { preferences } from '../preferences/preferences';
import { refreshMe } from './refresh-me';

/** More than these would still be talking of what is long known. */
const WAITING_LIMIT = 3;

/** What these tell of changes lists that no project room covers: who is in the team, which projects there are. */
const CHANGES_LISTS: readonly NotificationType[] = [
  'member_joined',
  'project_update',
  'role_changed',
  'team_invite',
];

/** Takes what the socket brings to the front of the list (specification 4), and hands it on as notices, one at a time. */
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
