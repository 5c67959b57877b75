import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { SERVER_EVENTS } from '@taskloom/contracts';
import type { Config } from '../platform/config/index.js';
import { Job } from '../platform/jobs/index.js';
import { PresenceService } from './presence.service.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { projectOf, projectRoom } from './socket-types.js';

const INTERVAL_MS = 4_000;
const STARTED = 'process:started';

/**
 * A killed process doesn't announce that its users have left. So each process sends the presence again to its own connections
 * when the number of processes changes, and when another one starts, because it may replace a dead one.
 */
@Injectable()
export class PresenceRefreshService implements OnApplicationBootstrap {
  private readonly logger = new Logger(PresenceRefreshService.name);
  private processes = 1;

  private readonly redis: Config['redis'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly gateway: RealtimeGateway,
    private readonly presence: PresenceService,
  ) {
    this.redis = config.get('redis', { infer: true });
  }

  onApplicationBootstrap(): void {
    if (!this.redis.url) return;
    this.gateway.server.on(STARTED, () => void this.refresh());
    this.gateway.server.serverSideEmit(STARTED);
  }

  @Job({ name: 'presence', everyMs: INTERVAL_MS, ofProcess: true })
  async check(): Promise<void> {
    if (!this.redis.url) return;
    const processes = await this.gateway.server.of('/').adapter.serverCount();
    if (processes === this.processes) return;
    this.processes = processes;
    await this.refresh();
  }

  private async refresh(): Promise<void> {
    const { server } = this.gateway;
    const open = [...server.of('/').adapter.rooms.keys()].flatMap((room) => projectOf(room) ?? []);
    try {
      for (const projectId of open) {
        const people = await this.presence.present(server, projectId);
        server.local.to(projectRoom(projectId)).emit(SERVER_EVENTS.projectPresent, { projectId, ...people });
      }
    } catch (err) {
      this.logger.debug({ err }, 'Could not refresh the presence');
    }
  }
}
