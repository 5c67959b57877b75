import { useEffect, type ReactNode } from 'react';
import { followChanges } from '../live/follow-changes';
import { followLists } from '../live/follow-lists';
import { followOfflineQueue } from '../offline-queue/follow-offline-queue';
import { followSession } from '../socket/follow-session';
import type { Realtime } from '../socket/realtime';
import { RealtimeContext } from '../socket/realtime-context';
import { useAppStore } from '../store/hooks';

/** Provides the tab's connection, which connects on sign-in and disconnects on sign-out and unmount. The shell mounts one. */
export function RealtimeProvider({ realtime, children }: { realtime: Realtime; children: ReactNode }) {
  const store = useAppStore();
  useEffect(() => {
    const stops = [
      followChanges(store, realtime),
      followLists(store, realtime),
      followOfflineQueue(store, realtime),
      followSession(store, realtime),
    ];
    return () => stops.forEach((stop) => stop());
  }, [store, realtime]);
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}
