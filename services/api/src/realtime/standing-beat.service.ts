import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SERVER_EVENTS } from '@taskloom/contracts';
import { PresenceService } from './presence.service.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RealtimeRepository, seatKey, type Seat, type Standing } from './realtime.repository.js';
import { projectOf, projectRoom, type RealtimeSocket } from './socket-types.js';

const BEAT_MS = 4_000;

/**
 * A message can be lost between the commit and the rooms: its process is killed, or Redis restarts. So each process compares its own
 * connections with the database once a beat. A connection whose session has ended is closed, who is no member any more leaves the
 * project's room, and the others hear which projects have a newer revision; who has not heard of it fetches what is missing.
 */
@Injectable()
export class StandingBeatService {
  private readonly logger = new Logger(StandingBeatService.name);
  private told = new Map<string, number>();

  constructor(
    private readonly gateway: RealtimeGateway,
    private readonly presence: PresenceService,
    private readonly realtime: RealtimeRepository,
  ) {}

  @Interval(BEAT_MS)
  async beat(): Promise<void> {
    const sockets = [...this.gateway.server.of('/').sockets.values()];
    if (sockets.length === 0) return void this.told.clear();
    const seated = sockets.map((socket) => ({ socket, seats: seatsOf(socket) }));
    try {
      const sessionIds = new Set(sockets.map(({ data }) => data.sessionId));
      const seats = new Map(seated.flatMap((each) => each.seats).map((seat) => [seatKey(seat), seat]));
      const standing = await this.realtime.standing([...sessionIds], [...seats.values()]);
      for (const each of seated) await this.check(each, standing);
      this.tell(standing);
    } catch (err) {
      this.logger.debug({ err }, 'The connections could not be compared with the database');
    }
  }

  private async check({ socket, seats }: Seated, standing: Standing): Promise<void> {
    if (!standing.sessions.has(socket.data.sessionId)) return void socket.disconnect(true);
    for (const seat of seats) if (!standing.seats.has(seatKey(seat))) await this.evict(socket, seat);
  }

  private async evict(socket: RealtimeSocket, { projectId }: Seat): Promise<void> {
    await socket.leave(projectRoom(projectId));
    socket.emit(SERVER_EVENTS.projectRemoved, { projectId });
    await this.presence.depart(this.gateway.server, socket.data.user, projectId);
  }

  private tell({ revisions }: Standing): void {
    const now = new Map(Object.entries(revisions));
    for (const [projectId, revision] of now) {
      if (this.told.get(projectId) === revision) continue;
      const event = { projectId, revision };
      this.gateway.server.local.to(projectRoom(projectId)).emit(SERVER_EVENTS.projectRevision, event);
    }
    this.told = now;
  }
}

interface Seated {
  socket: RealtimeSocket;
  /** Taken when the database was asked: who has come since then has been looked up on the way in. */
  seats: Seat[];
}

const seatsOf = ({ rooms, data }: RealtimeSocket): Seat[] =>
  [...rooms].flatMap((room) => {
    const projectId = projectOf(room);
    return projectId ? [{ projectId, userId: data.user._id }] : [];
  });
