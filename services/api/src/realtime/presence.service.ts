import { Injectable } from '@nestjs/common';
import { SERVER_EVENTS, type PublicPerson } from '@taskloom/contracts';
import { projectOf, projectRoom, type RealtimeServer, type RealtimeSocket } from './socket-types.js';

/** Who has a project open. Known from the rooms themselves, so that it holds for all instances and needs no clean-up. */
@Injectable()
export class PresenceService {
  /** Each person once, however many tabs they have open. */
  async present(server: RealtimeServer, projectId: string): Promise<PublicPerson[]> {
    const sockets = await server.in(projectRoom(projectId)).fetchSockets();
    return [...new Map(sockets.map(({ data }) => [data.user._id, data.user])).values()];
  }

  /** Tells the others that somebody is here; call it before their socket joins. */
  async arrive(server: RealtimeServer, socket: RealtimeSocket, projectId: string): Promise<void> {
    const { user } = socket.data;
    const here = await this.present(server, projectId);
    if (here.some(({ _id }) => _id === user._id)) return;
    socket.to(projectRoom(projectId)).emit(SERVER_EVENTS.userJoined, { projectId, user });
  }

  /** Tells the others that somebody is gone, unless another of their tabs is still there; call it after they left. */
  async depart(server: RealtimeServer, user: PublicPerson, projectId: string): Promise<void> {
    const here = await this.present(server, projectId);
    if (here.some(({ _id }) => _id === user._id)) return;
    server.to(projectRoom(projectId)).emit(SERVER_EVENTS.userLeft, { projectId, user });
  }

  /** A connection is ending: its rooms are still known now, and empty of it a moment later. */
  watch(server: RealtimeServer, socket: RealtimeSocket, failed: (error: unknown) => void): void {
    let projects: string[] = [];
    socket.on('disconnecting', () => {
      projects = [...socket.rooms].flatMap((room) => projectOf(room) ?? []);
    });
    socket.on('disconnect', () => {
      for (const projectId of projects) this.depart(server, socket.data.user, projectId).catch(failed);
    });
  }
}
