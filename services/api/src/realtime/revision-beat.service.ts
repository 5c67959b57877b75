import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SERVER_EVENTS } from '@taskloom/contracts';
import { RealtimeGateway } from './realtime.gateway.js';
import { RealtimeRepository } from './realtime.repository.js';
import { projectOf, projectRoom } from './socket-types.js';

const BEAT_MS = 4_000;

/**
 * An event can be lost between the commit and the rooms: its process is killed, or Redis restarts. So each process looks,
 * once a beat, at the revisions of the projects that its own connections have open, and tells them which have risen;
 * who has not heard of it fetches what is missing (decisions §4).
 */
@Injectable()
export class RevisionBeatService {
  private readonly logger = new Logger(RevisionBeatService.name);
  private told = new Map<string, number>();

  constructor(
    private readonly gateway: RealtimeGateway,
    private readonly realtime: RealtimeRepository,
  ) {}

  @Interval(BEAT_MS)
  async beat(): Promise<void> {
    const { server } = this.gateway;
    const open = [...server.of('/').adapter.rooms.keys()].flatMap((room) => projectOf(room) ?? []);
    if (open.length === 0) return void this.told.clear();
    try {
      const now = new Map((await this.realtime.revisions(open)).map(({ id, revision }) => [id, revision]));
      for (const [projectId, revision] of now) {
        if (this.told.get(projectId) === revision) continue;
        server.local.to(projectRoom(projectId)).emit(SERVER_EVENTS.projectRevision, { projectId, revision });
      }
      this.told = now;
    } catch (err) {
      this.logger.debug({ err }, 'Revisions could not be read');
    }
  }
}
