import type { ClientToServerEvents, ServerToClientEvents } from '@taskloom/contracts';
import type { Socket } from 'socket.io-client';
import { whenIdle } from '../idle/when-idle';

export type ClientSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Creates a socket without connecting it. */
export type OpenSocket = (token: string) => Promise<ClientSocket>;

/**
 * The connection timeout, milliseconds; Socket.IO's default is 20 s. Nothing else detects a proxy that accepts a connection and drops
 * it before the server's first packet.
 */
const CONNECT_TIMEOUT_MS = 5_000;

/** Loads Socket.IO (13 kB) after the first paint. Same origin, websocket first (specification 7). */
export const openSocket: OpenSocket = async (token) => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  const { io } = await import('socket.io-client');
  return io({
    autoConnect: false,
    auth: { token },
    transports: ['websocket', 'polling'],
    timeout: CONNECT_TIMEOUT_MS,
  });
};
