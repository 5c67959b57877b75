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

/** Longer than the adapter waits for an answer; only a Redis that is away takes more. */
const ASK_OTHERS_MS = 1_500;

/** Who has a project open. Known from the rooms themselves, so that it holds for all instances and needs no clean-up. */
@Injectable()
export class PresenceService {
  /** Each person once, however many tabs they have open, and the tasks that they have open. */
  async present(
    server: RealtimeServer,
    projectId: string,
  ): Promise<{ present: PublicPerson[]; open: OpenTasks[] }> {
    const tabs = await this.socketsIn(server, projectRoom(projectId));
    const present = peopleOf(tabs);
    const open = present.map((user) => ({ user, taskIds: tasksOf(tabs, projectId, user) }));
    return { present, open: open.filter(({ taskIds }) => taskIds.length > 0) };
  }

  /** Those of all processes; of this one alone when the others can't be asked. */
  private async socketsIn(server: RealtimeServer, room: string): Promise<Tab[]> {
    const tooLong = new AbortController();
    const own = pause(ASK_OTHERS_MS, undefined, { signal: tooLong.signal, ref: false }).then(() =>
      server.local.in(room).fetchSockets(),
    );
    own.catch(() => {});
    const everywhere = server.in(room).fetchSockets();
    try {
      return await Promise.race([everywhere.catch(() => own), own]);
    } finally {
      tooLong.abort();
    }
  }

  /** Tells the others that somebody is here; call it before their socket joins. */
  async arrive(server: RealtimeServer, socket: RealtimeSocket, projectId: string): Promise<void> {
    const { user } = socket.data;
    const { present: here } = await this.present(server, projectId);
    if (here.some(({ _id }) => _id === user._id)) return;
    socket.to(projectRoom(projectId)).emit(SERVER_EVENTS.userJoined, { projectId, user });
  }

  /** Tells the others that somebody is gone, unless another of their tabs is still there; call it after they left. */
  async depart(server: RealtimeServer, user: PublicPerson, projectId: string): Promise<void> {
    const { present: here } = await this.present(server, projectId);
    if (here.some(({ _id }) => _id === user._id)) return;
    server.to(projectRoom(projectId)).emit(SERVER_EVENTS.userLeft, { projectId, user });
  }

  /** Tells everybody in the project which of its tasks this person has open now. */
  async tellOpen(server: RealtimeServer, user: PublicPerson, projectId: string): Promise<void> {
    const tabs = await this.socketsIn(server, userRoom(user._id));
    const taskIds = tasksOf(tabs, projectId, user);
    server.to(projectRoom(projectId)).emit(SERVER_EVENTS.taskOpened, { projectId, user, taskIds });
  }

  /** A connection is ending: its rooms are still known now, and empty of it a moment later. */
  watch(server: RealtimeServer, socket: RealtimeSocket, failed: (error: unknown) => void): void {
    let projects: string[] = [];
    socket.on('disconnecting', () => {
      projects = [...socket.rooms].flatMap((room) => projectOf(room) ?? []);
    });
    socket.on('disconnect', () => {
      const { user, openTask } = socket.data;
      if (openTask) this.tellOpen(server, user, openTask.projectId).catch(failed);
      for (const projectId of projects) this.depart(server, user, projectId).catch(failed);
    });
  }
}
