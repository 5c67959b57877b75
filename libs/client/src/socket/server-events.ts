import type { ServerToClientEvents } from '@taskloom/contracts';
import type { ClientSocket } from './open-socket';

/** An event of the server. */
export type ServerEvent = keyof ServerToClientEvents;
/** Receives an event of the server. */
export type Handler<E extends ServerEvent> = (payload: Parameters<ServerToClientEvents[E]>[0]) => void;
type AnyHandler = (payload: unknown) => void;

export interface ServerEventHub {
  /** Subscribes across reconnects and sessions. Returns the unsubscribe function. */
  on: <E extends ServerEvent>(event: E, handler: Handler<E>) => () => void;
  listenTo: (socket: ClientSocket) => void;
}

/** Subscriptions to server events that are independent of the current socket. */
export function createServerEventHub(): ServerEventHub {
  const handlers = new Map<string, Set<AnyHandler>>();
  return {
    on: (event, handler) => {
      const known = handlers.get(event) ?? new Set();
      handlers.set(event, known);
      // The event's name determines its payload (contracts), which a map of all names cannot express.
      known.add(handler as AnyHandler);
      return () => known.delete(handler as AnyHandler);
    },
    listenTo: (socket) => {
      socket.onAny((event: string, payload: unknown) =>
        handlers.get(event)?.forEach((handle) => handle(payload)),
      );
    },
  };
}
