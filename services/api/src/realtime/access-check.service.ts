import { Injectable } from '@nestjs/common';
import { Job } from '../platform/jobs/index.js';
import { SERVER_EVENTS } from '@taskloom/contracts';
import { PresenceService } from './presence.service.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RealtimeRepository, seatKey, type Seat, type Access } from './realtime.repository.js';
import { projectOf, projectRoom, type RealtimeSocket } from './socket-types.js';

const INTERVAL_MS = 4_000;

/**
 * A message can be lost between the commit and the rooms, when its process is killed or Redis restarts. So each process
 * regularly compares its own connections with the database. It closes connections whose session has ended, removes former
 * members from the project's room and sends the new revisions of projects; clients that have missed changes fetch them.
 */
@Injectable()
export class AccessCheckService {
  private sentRevisions = new Map<string, number>();

  constructor(
    private readonly gateway: RealtimeGateway,
    private readonly presence: PresenceService,
    private readonly realtime: RealtimeRepository,
  ) {}

  @Job({ name: 'access-check', everyMs: INTERVAL_MS, ofProcess: true })
  async compare(): Promise<void> {
    const sockets = [...this.gateway.server.of('/').sockets.values()];
    if (sockets.length === 0) return void this.sentRevisions.clear();
    const seated = sockets.map((socket) => ({ socket, seats: seatsOf(socket) }));
    const sessionIds = new Set(sockets.map(({ data }) => data.sessionId));
    const seats = new Map(seated.flatMap((each) => each.seats).map((seat) => [seatKey(seat), seat]));
    const access = await this.realtime.access([...sessionIds], [...seats.values()]);
    for (const each of seated) await this.check(each, access);
    this.sendRevisions(access);
  }

  private async check({ socket, seats }: Seated, access: Access): Promise<void> {
    if (!access.sessions.has(socket.data.sessionId)) return void socket.disconnect(true);
    for (const seat of seats) if (!access.seats.has(seatKey(seat))) await this.evict(socket, seat);
  }

  private async evict(socket: RealtimeSocket, { projectId }: Seat): Promise<void> {
    await socket.leave(projectRoom(projectId));
    socket.emit(SERVER_EVENTS.projectRemoved, { projectId });
    await this.presence.depart(this.gateway.server, socket.data.user, projectId);
  }

  private sendRevisions({ revisions }: Access): void {
    const now = new Map(Object.entries(revisions));
    for (const [projectId, revision] of now) {
      if (this.sentRevisions.get(projectId) === revision) continue;
      const event = { projectId, revision };
      this.gateway.server.local.to(projectRoom(projectId)).emit(SERVER_EVENTS.projectRevision, event);
    }
    this.sentRevisions = now;
  }
}

interface Seated {
  socket: RealtimeSocket;
  /** The seats at the time of the query; a socket that joins later is checked when it joins. */
  seats: Seat[];
}

const seatsOf = ({ rooms, data }: RealtimeSocket): Seat[] =>
  [...rooms].flatMap((room) => {
    const projectId = projectOf(room);
    return projectId ? [{ projectId, userId: data.user._id }] : [];
  });
