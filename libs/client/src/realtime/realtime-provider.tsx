import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { followChanges } from '../live/follow-changes';
import { followLists } from '../live/follow-lists';
import { followOutbox } from '../outbox/follow-outbox';
import { useAppStore } from '../store/hooks';
import { followSession } from './follow-session';
import { createRealtime, type Realtime } from './realtime';

/** Never connected: what screens see in a test or a remote shown alone. */
const silent = createRealtime(() => new Promise(() => {}));

const RealtimeContext = createContext<Realtime>(silent);

/** Owns the tab's connection: connects with the session, disconnects on sign-out and unmount. Once, in the shell. */
export function RealtimeProvider({ realtime, children }: { realtime: Realtime; children: ReactNode }) {
  const store = useAppStore();
  useEffect(() => {
    const stops = [
      followChanges(store, realtime),
      followLists(store, realtime),
      followOutbox(store, realtime),
      followSession(store, realtime),
    ];
    return () => stops.forEach((stop) => stop());
  }, [store, realtime]);
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

export const useRealtime = (): Realtime => useContext(RealtimeContext);
