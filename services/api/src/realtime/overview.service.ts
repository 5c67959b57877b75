import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { SERVER_EVENTS } from '@taskloom/contracts';
import { presentLiveProject } from '../modules/projects/index.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RealtimeRepository } from './realtime.repository.js';
import { userRoom } from './socket-types.js';

/** Changes of a project that come within this time are told to lists as one, milliseconds. */
const TOGETHER_MS = 150;

/**
 * Keeps the lists of projects fresh for members who have the project not open: its summary goes to each of their tabs.
 * It is addressed by membership at the moment of sending, so that who was removed hears nothing more.
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
      this.tell(projectId).catch((error: unknown) =>
        this.logger.warn({ err: error }, 'A summary of a project could not be sent'),
      );
    }, TOGETHER_MS);
    this.waiting.set(projectId, timer);
  }

  private async tell(projectId: string): Promise<void> {
    const found = await this.realtime.project(projectId);
    if (!found) return;
    const project = presentLiveProject(found.project);
    const rooms = project.members.map(({ user }) => userRoom(user._id));
    const event = { projectId, revision: found.revision, project };
    this.gateway.server.to(rooms).emit(SERVER_EVENTS.projectTouched, event);
  }
}
