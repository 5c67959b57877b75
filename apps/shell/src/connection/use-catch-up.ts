import { useCallback, useEffect, useRef } from 'react';
import { api } from '@taskloom/contracts/rtk';
import { useAppDispatch, useAppSelector } from '@taskloom/client';
import { useConnectionStatus, useRealtime } from '@taskloom/client/realtime';

/**
 * After a lost connection, fetches again what no project room repairs: the bell and the list of projects. Answers the way to try
 * the connection at once.
 */
export function useCatchUp(): () => void {
  const dispatch = useAppDispatch();
  const realtime = useRealtime();
  const token = useAppSelector(({ auth }) => auth.token);
  const status = useConnectionStatus();
  const missed = useRef(false);

  const catchUp = useCallback(
    () => dispatch(api.util.invalidateTags(['Notification', { type: 'Project', id: 'LIST' }])),
    [dispatch],
  );

  useEffect(() => {
    if (status === 'offline' || status === 'refused') missed.current = true;
    if (status !== 'online' || !missed.current) return;
    missed.current = false;
    catchUp();
  }, [status, catchUp]);

  return useCallback(() => {
    if (token) realtime.connect(token);
    catchUp();
  }, [realtime, token, catchUp]);
}
