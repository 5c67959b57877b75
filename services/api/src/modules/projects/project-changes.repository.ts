import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  columns,
  Database,
  deleteSome,
  jsonOf,
  olderThan,
  preparedQuery,
} from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { Job } from '../../platform/jobs/index.js';
import { ProjectChanged } from './project.events.js';
import { ProjectChangeEntity } from './project-change.entity.js';
import { MOST_CHANGES } from './project-revisions.repository.js';
import { CHANGES_SINCE } from './projects.statements.js';

/** Beyond this, as beyond `MOST_CHANGES`, loading everything is cheaper than catching up. */
const MOST_BYTES = 2 * 1024 * 1024;
const KEPT_SECONDS = 7 * 24 * 3_600;
/** Rows deleted per statement. */
const STEP_ROWS = 5_000;
const HOUR_MS = 3_600_000;

const CHANGE = ['projectId', 'revision', 'event', 'data'] as const;
const RECORD = preparedQuery('projects.record-change', CHANGE, (manager) =>
  manager.createQueryBuilder().insert().into(ProjectChangeEntity).values(columns(CHANGE)),
);

/** Stores each change with its revision, for clients that reconnect (`GET /projects/{id}/changes?since=`). */
@Injectable()
export class ProjectChangesRepository implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.during(ProjectChanged, ({ change: { event, data } }, tx) => {
      const { projectId, revision } = data;
      tx.defer(tx.rows(RECORD, { projectId, revision, event, data }));
    });
  }

  /** A `ChangesAnswer` as JSON text; undefined if the changes since then are no longer complete. */
  async since(projectId: string, revision: number): Promise<string | undefined> {
    return jsonOf(await this.database.rows(CHANGES_SINCE, [projectId, revision, MOST_CHANGES, MOST_BYTES]));
  }

  @Job({ name: 'old-changes', everyMs: HOUR_MS })
  async removeOld(): Promise<void> {
    let gone = STEP_ROWS;
    while (gone === STEP_ROWS) {
      gone = await this.database.write((manager) =>
        deleteSome(manager, ProjectChangeEntity, { createdAt: olderThan(KEPT_SECONDS) }, STEP_ROWS),
      );
    }
  }
}
