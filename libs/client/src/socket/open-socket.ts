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

/** Milliseconds since the page was opened. The first clock stops in some browsers while the device sleeps, the second can be set. */
const pageAge = (): number => Math.round(Math.max(performance.now(), Date.now() - performance.timeOrigin));

/** Loads Socket.IO (13 kB) after the first paint. Same origin, websocket first (specification 7). */
export const openSocket: OpenSocket = async (token) => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  let connected = false;
  const { io } = await import('socket.io-client');
  const socket: ClientSocket = io({
    autoConnect: false,
    // The page may show data that is older than its first connection; after a lost one, it requests everything again anyway.
    auth: (send) => send(connected ? { token } : { token, agoMs: pageAge() }),
    transports: ['websocket', 'polling'],
    timeout: CONNECT_TIMEOUT_MS,
  });
  socket.on('connect', () => (connected = true));
  return socket;
};
