import type { ClientToServerEvents, ServerToClientEvents } from '@taskloom/contracts';
import type { Socket } from 'socket.io-client';

export type ClientSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Makes a socket that is not connected yet. */
export type OpenSocket = (token: string) => Promise<ClientSocket>;

/** The latest moment to begin, milliseconds, should the page never be idle. */
const IDLE_LIMIT_MS = 2_000;

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS });
    else setTimeout(resolve, 0);
  });

/** Socket.IO comes after the first paint: no screen waits for its 13 kB. Same origin, websocket first (spec §7). */
export const openSocket: OpenSocket = async (token) => {
  await whenIdle();
  const { io } = await import('socket.io-client');
  return io({ autoConnect: false, auth: { token }, transports: ['websocket', 'polling'] });
};
