import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { SERVER_EVENTS } from '@taskloom/contracts';
import { presentLiveProject } from '../modules/projects/index.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RealtimeRepository } from './realtime.repository.js';
import { userRoom } from './socket-types.js';

/** Changes of one project within this time are sent as one summary. */
const BATCH_MS = 150;

/**
 * Keeps project lists up to date for members who don't have the project open: each of their tabs gets its summary.
 * The recipients are the members at the time of sending, so that a removed member receives nothing more.
 */
@Injectable()
export class OverviewService implements OnModuleDestroy {
  private readonly logger = new Logger(OverviewService.name);
  private readonly waiting = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly gateway: RealtimeGateway,
    private readonly realtime: RealtimeRepository,
  ) {}

  onModuleDestroy(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  touched(projectId: string): void {
    if (this.waiting.has(projectId)) return;
    const timer = setTimeout(() => {
      this.waiting.delete(projectId);
      this.sendSummary(projectId).catch((error: unknown) =>
        this.logger.warn({ err: error }, 'Could not send the summary of a project'),
      );
    }, BATCH_MS);
    this.waiting.set(projectId, timer);
  }

  private async sendSummary(projectId: string): Promise<void> {
    const found = await this.realtime.project(projectId);
    if (!found) return;
    const project = presentLiveProject(found.project);
    const rooms = project.members.map(({ user }) => userRoom(user._id));
    const event = { projectId, revision: found.revision, project };
    this.gateway.server.to(rooms).emit(SERVER_EVENTS.projectTouched, event);
  }
}
