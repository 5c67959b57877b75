import type { ClientToServerEvents, PublicPerson, ServerToClientEvents } from '@taskloom/contracts';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** Whom a connection belongs to, as its handshake proved. Nothing that the client sends later changes it. */
interface SocketData {
  user: PublicPerson;
  sessionId: string;
  /** The task that this tab has open. */
  openTask?: { projectId: string; taskId: string };
}

export type RealtimeServer = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;

/** Room names. Clients never send one. */
export const projectRoom = (projectId: string): string => `project:${projectId}`;
export const userRoom = (userId: string): string => `user:${userId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** The project's id; undefined for the rooms of people and sessions. */
export const projectOf = (room: string): string | undefined => /^project:(.+)$/.exec(room)?.[1];
