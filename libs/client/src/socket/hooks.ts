import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ConnectionStatus } from './realtime';
import { useRealtime } from './realtime-context';
import type { RoomState } from './rooms';
import type { Handler, ServerEvent } from './server-events';

/**
 * The status of the tab's connection.
 * @example
 * const isOffline = useConnectionStatus() === 'offline';
 */
export function useConnectionStatus(): ConnectionStatus {
  const realtime = useRealtime();
  return useSyncExternalStore(realtime.onStatus, realtime.status);
}

/**
 * Joins the project's room while the component is mounted.
 * @example
 * const { present } = useProjectRoom(projectId);
 */
export function useProjectRoom(projectId: string): RoomState {
  const { rooms } = useRealtime();
  const watch = useCallback((listener: () => void) => rooms.watch(projectId, listener), [rooms, projectId]);
  return useSyncExternalStore(watch, () => rooms.state(projectId));
}

/**
 * Calls the latest `handler` for each event of this name, from any room.
 * @example
 * useServerEvent(SERVER_EVENTS.commentAdded, ({ comment }) => toast.info(comment.author.name, comment.content));
 */
export function useServerEvent<E extends ServerEvent>(event: E, handler: Handler<E>): void {
  const realtime = useRealtime();
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  useEffect(() => realtime.on(event, (payload) => latest.current(payload)), [realtime, event]);
}
