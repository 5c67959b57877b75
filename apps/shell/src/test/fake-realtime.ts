import { act } from '@testing-library/react';
import type { ConnectionStatus, Handler, Realtime, RoomState, ServerEvent } from '@taskloom/client/realtime';

const JOINING: RoomState = { status: 'joining', revision: null, present: [], open: [] };

type AnyHandler = (payload: never) => void;

export interface FakeRealtime extends Realtime {
  /** Emits a server event. */
  say: <E extends ServerEvent>(event: E, ...payload: Parameters<Handler<E>>) => void;
  become: (status: ConnectionStatus) => void;
  connect: jest.Mock;
  disconnect: jest.Mock;
}

/** A connection whose server side is the test. */
export function fakeRealtime(): FakeRealtime {
  const handlers = new Map<string, Set<AnyHandler>>();
  const watchers = new Set<() => void>();
  let status: ConnectionStatus = 'off';
  return {
    status: () => status,
    onStatus: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    on: (event, handler) => {
      const known = handlers.get(event) ?? new Set();
      handlers.set(event, known.add(handler));
      return () => known.delete(handler);
    },
    rooms: {
      state: () => JOINING,
      watch: () => () => {},
      onJoined: () => () => {},
      onLeft: () => () => {},
      onRefused: () => () => {},
    },
    send: () => {},
    connect: jest.fn(),
    disconnect: jest.fn(),
    say: (event, ...payload) => {
      // The event's name determines its payload, which a set of all handlers cannot express.
      act(() => handlers.get(event)?.forEach((handle) => (handle as (of: unknown) => void)(payload[0])));
    },
    become: (next) => {
      status = next;
      act(() => watchers.forEach((listener) => listener()));
    },
  };
}
