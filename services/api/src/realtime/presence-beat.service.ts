import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SERVER_EVENTS } from '@taskloom/contracts';
import { Config } from '../platform/config/index.js';
import { PresenceService } from './presence.service.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { projectOf, projectRoom } from './socket-types.js';

const BEAT_MS = 4_000;
const STARTED = 'process:started';

/**
 * A process that is killed says of nobody that they left. So each process tells its own connections anew who is there when the
 * number of processes has changed, and when another one starts: it may stand in the place of a dead one.
 */
@Injectable()
export class PresenceBeatService implements OnApplicationBootstrap {
  private readonly logger = new Logger(PresenceBeatService.name);
  private processes = 1;

  constructor(
    private readonly config: Config,
    private readonly gateway: RealtimeGateway,
    private readonly presence: PresenceService,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.redisUrl) return;
    this.gateway.server.on(STARTED, () => void this.tellAgain());
    this.gateway.server.serverSideEmit(STARTED);
  }

  @Interval(BEAT_MS)
  async beat(): Promise<void> {
    if (!this.config.redisUrl) return;
    try {
      const processes = await this.gateway.server.of('/').adapter.serverCount();
      if (processes === this.processes) return;
      this.processes = processes;
    } catch (err) {
      return this.logger.debug({ err }, 'The processes could not be counted');
    }
    await this.tellAgain();
  }

  private async tellAgain(): Promise<void> {
    const { server } = this.gateway;
    const open = [...server.of('/').adapter.rooms.keys()].flatMap((room) => projectOf(room) ?? []);
    try {
      for (const projectId of open) {
        const people = await this.presence.present(server, projectId);
        server.local.to(projectRoom(projectId)).emit(SERVER_EVENTS.projectPresent, { projectId, ...people });
      }
    } catch (err) {
      this.logger.debug({ err }, 'Who is there could not be asked');
    }
  }
}
