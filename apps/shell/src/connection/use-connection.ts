import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppSelector } from '@taskloom/client';
import { useConnectionStatus } from '@taskloom/client/realtime';

/** How long the socket may be disconnected before the banner appears, in milliseconds. */
const PATIENCE_MS = 4_000;

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether this device has a network connection. */
const useNetwork = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** `unreachable`: the server has not responded since the page was opened, which shows stored data. */
export type Connection = 'fine' | 'offline' | 'unreachable' | 'reconnecting';

/** The connection state to display. */
export function useConnection(patienceMs: number = PATIENCE_MS): Connection {
  const network = useNetwork();
  const status = useConnectionStatus();
  const unconfirmed = useAppSelector(({ auth }) => auth.unconfirmed ?? false);
  const [away, setAway] = useState(false);

  // A retry does not hide the banner; a connection does.
  const there = status === 'online' || status === 'off';
  const lost = status === 'offline';
  if (there && away) setAway(false);

  useEffect(() => {
    if (!lost) return undefined;
    const timer = setTimeout(() => setAway(true), patienceMs);
    return () => clearTimeout(timer);
  }, [lost, patienceMs]);

  if (!network) return 'offline';
  if (unconfirmed) return 'unreachable';
  return away && !there ? 'reconnecting' : 'fine';
}
