import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ConnectionStatus } from './realtime';
import { useRealtime } from './realtime-context';
import type { RoomState } from './rooms';
import type { Handler, ServerEvent } from './server-events';

/** The tab's connection, for a quiet banner while it is lost. */
export function useConnectionStatus(): ConnectionStatus {
  const realtime = useRealtime();
  return useSyncExternalStore(realtime.onStatus, realtime.status);
}

/** Is in the project's room as long as the screen is mounted; joins again after a reconnect. */
export function useProjectRoom(projectId: string): RoomState {
  const { rooms } = useRealtime();
  const watch = useCallback((tell: () => void) => rooms.watch(projectId, tell), [rooms, projectId]);
  return useSyncExternalStore(watch, () => rooms.state(projectId));
}

/** Calls the latest `handler` for each event of this name, whichever room it came from. */
export function useServerEvent<E extends ServerEvent>(event: E, handler: Handler<E>): void {
  const realtime = useRealtime();
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  useEffect(() => realtime.on(event, (payload) => latest.current(payload)), [realtime, event]);
}
