import type { ClientToServerEvents, PublicPerson, ServerToClientEvents } from '@taskloom/contracts';
import type { Caller } from '../platform/http/index.js';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** The owner of a connection, as authenticated in the handshake. Nothing that the client sends later changes it. */
interface SocketData {
  user: PublicPerson;
  sessionId: string;
  /** The limits of the handshake's API token. */
  apiToken?: Caller['apiToken'];
  /** The task that this tab has open. */
  openTask?: { projectId: string; taskId: string };
}

export type RealtimeServer = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;

/** Room names. Clients never send one. */
export const projectRoom = (projectId: string): string => `project:${projectId}`;
/** Sockets of API tokens that are limited to projects; what concerns the person as a whole is not sent to them. */
export const limitedRoom = (userId: string): string => `limited:${userId}`;
export const userRoom = (userId: string): string => `user:${userId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** The project's id; undefined for the rooms of people and sessions. */
export const projectOf = (room: string): string | undefined => /^project:(.+)$/.exec(room)?.[1];
