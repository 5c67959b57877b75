import type { ClientToServerEvents, ServerToClientEvents } from '@taskloom/contracts';
import type { Socket } from 'socket.io-client';
import { whenIdle } from '../idle/when-idle';

export type ClientSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Makes a socket that is not connected yet. */
export type OpenSocket = (token: string) => Promise<ClientSocket>;

/**
 * A connection that is not there by then is given up and tried anew, milliseconds. Socket.IO itself notices only in this way
 * when a proxy takes a connection and drops it before the server's first word; it would wait 20 s.
 */
const OPEN_WITHIN_MS = 5_000;

/** Socket.IO comes after the first paint: no screen waits for its 13 kB. Same origin, websocket first (specification 7). */
export const openSocket: OpenSocket = async (token) => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  const { io } = await import('socket.io-client');
  return io({
    autoConnect: false,
    auth: { token },
    transports: ['websocket', 'polling'],
    timeout: OPEN_WITHIN_MS,
  });
};
