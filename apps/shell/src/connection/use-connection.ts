import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppSelector } from '@taskloom/client';
import { useConnectionStatus } from '@taskloom/client/realtime';

/** How long the socket may be away before it is worth a word, milliseconds: a short gap heals unseen. */
const PATIENCE_MS = 4_000;

const subscribe = (tell: () => void): (() => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

/** Whether this device has any network at all. */
const useNetwork = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** `unreachable`: no answer yet since the page was opened; what it shows was kept in the browser. */
export type Connection = 'fine' | 'offline' | 'unreachable' | 'reconnecting';

/** What to tell a person about the connection. */
export function useConnection(patienceMs: number = PATIENCE_MS): Connection {
  const network = useNetwork();
  const status = useConnectionStatus();
  const unconfirmed = useAppSelector(({ auth }) => auth.unconfirmed ?? false);
  const [away, setAway] = useState(false);

  // Trying again is no reason to take the word back; being there is.
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
