import { Injectable, Logger } from '@nestjs/common';
import { ApiError } from '../../../platform/http/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { ArchiveRepository } from './archive.repository.js';
import { ArchiveService } from './archive.service.js';

const LOOK_EVERY_MS = 3_600_000;
/** Tasks that one run archives at most; the rest is left to the next one. */
const MOST_IN_A_RUN = 500;

/** Archives done tasks of the projects that want it. Any process may do it; the project's lock makes them take turns. */
@Injectable()
export class AutomaticArchiveService {
  private readonly logger = new Logger(AutomaticArchiveService.name);

  constructor(
    private readonly archived: ArchiveRepository,
    private readonly archive: ArchiveService,
  ) {}

  @Job({ name: 'automatic-archive', everyMs: LOOK_EVERY_MS })
  async run(): Promise<void> {
    for (const task of await this.archived.due(MOST_IN_A_RUN)) {
      try {
        await this.archive.putDue(task);
      } catch (err) {
        // Changed, archived or deleted in the meantime.
        if (!(err instanceof ApiError)) this.logger.warn({ err }, 'Could not archive a task');
      }
    }
  }
}
