import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { SERVER_EVENTS, type OpenTasks, type PublicPerson } from '@taskloom/contracts';
import {
  projectOf,
  projectRoom,
  userRoom,
  type RealtimeServer,
  type RealtimeSocket,
} from './socket-types.js';

type Tab = Pick<RealtimeSocket, 'data'>;

const peopleOf = (tabs: readonly Tab[]): PublicPerson[] => [
  ...new Map(tabs.map(({ data: { user } }) => [user._id, user])).values(),
];

const tasksOf = (tabs: readonly Tab[], projectId: string, { _id }: PublicPerson): string[] => {
  const open = tabs.flatMap(({ data: { user, openTask } }) =>
    user._id === _id && openTask?.projectId === projectId ? [openTask.taskId] : [],
  );
  return [...new Set(open)];
};

/** Longer than the adapter's own timeout, so it is exceeded only when Redis is down. */
const OTHER_PROCESSES_MS = 1_500;

/** Who has a project open. Derived from the Socket.IO rooms, so that it covers all processes and needs no cleanup. */
@Injectable()
export class PresenceService {
  /** Each person once, however many tabs they have, and the tasks that they have open. */
  async present(
    server: RealtimeServer,
    projectId: string,
  ): Promise<{ present: PublicPerson[]; open: OpenTasks[] }> {
    const tabs = await this.socketsIn(server, projectRoom(projectId));
    const present = peopleOf(tabs);
    const open = present.map((user) => ({ user, taskIds: tasksOf(tabs, projectId, user) }));
    return { present, open: open.filter(({ taskIds }) => taskIds.length > 0) };
  }

  /** The sockets of all processes; only those of this process when the others don't respond. */
  private async socketsIn(server: RealtimeServer, room: string): Promise<Tab[]> {
    const timeout = new AbortController();
    const own = pause(OTHER_PROCESSES_MS, undefined, { signal: timeout.signal, ref: false }).then(() =>
      server.local.in(room).fetchSockets(),
    );
    own.catch(() => {});
    const everywhere = server.in(room).fetchSockets();
    try {
      return await Promise.race([everywhere.catch(() => own), own]);
    } finally {
      timeout.abort();
    }
  }

  /** Announces a person to the others; call it before their socket joins. */
  async arrive(server: RealtimeServer, socket: RealtimeSocket, projectId: string): Promise<void> {
    const { user } = socket.data;
    const { present: here } = await this.present(server, projectId);
    if (here.some(({ _id }) => _id === user._id)) return;
    socket.to(projectRoom(projectId)).emit(SERVER_EVENTS.userJoined, { projectId, user });
  }

  /** Announces that a person has left, unless another of their tabs is still in the room; call it after the socket has left. */
  async depart(server: RealtimeServer, user: PublicPerson, projectId: string): Promise<void> {
    const { present: here } = await this.present(server, projectId);
    if (here.some(({ _id }) => _id === user._id)) return;
    server.to(projectRoom(projectId)).emit(SERVER_EVENTS.userLeft, { projectId, user });
  }

  /** Sends the room which of the project's tasks this person has open now. */
  async announceOpenTasks(server: RealtimeServer, user: PublicPerson, projectId: string): Promise<void> {
    const tabs = await this.socketsIn(server, userRoom(user._id));
    const taskIds = tasksOf(tabs, projectId, user);
    server.to(projectRoom(projectId)).emit(SERVER_EVENTS.taskOpened, { projectId, user, taskIds });
  }

  /** Announces the departures when the socket disconnects. Its rooms are known only while it is `disconnecting`. */
  watch(server: RealtimeServer, socket: RealtimeSocket, failed: (error: unknown) => void): void {
    let projects: string[] = [];
    socket.on('disconnecting', () => {
      projects = [...socket.rooms].flatMap((room) => projectOf(room) ?? []);
    });
    socket.on('disconnect', () => {
      const { user, openTask } = socket.data;
      if (openTask) this.announceOpenTasks(server, user, openTask.projectId).catch(failed);
      for (const projectId of projects) this.depart(server, user, projectId).catch(failed);
    });
  }
}
