import type { ClientToServerEvents, PublicPerson, ServerToClientEvents } from '@taskloom/contracts';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** Who a connection belongs to, as its handshake proved. Nothing that a client says later changes it. */
export interface SocketData {
  user: PublicPerson;
  sessionId: string;
  /** The task that this tab has open, by project. */
  openTask?: { projectId: string; taskId: string };
}

export type RealtimeServer = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;

/** Names of rooms; a client never names one. */
export const projectRoom = (projectId: string): string => `project:${projectId}`;
export const userRoom = (userId: string): string => `user:${userId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** The project of a room, if it is a project's. */
export const projectOf = (room: string): string | undefined => /^project:(.+)$/.exec(room)?.[1];
