import type { ClientToServerEvents, ServerToClientEvents } from '@taskloom/contracts';
import type { Socket } from 'socket.io-client';
import { whenIdle } from '../idle/when-idle';

export type ClientSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Makes a socket that is not connected yet. */
export type OpenSocket = (token: string) => Promise<ClientSocket>;

/** Socket.IO comes after the first paint: no screen waits for its 13 kB. Same origin, websocket first (spec §7). */
export const openSocket: OpenSocket = async (token) => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  const { io } = await import('socket.io-client');
  return io({ autoConnect: false, auth: { token }, transports: ['websocket', 'polling'] });
};
