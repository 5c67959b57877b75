import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Database, statement } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { ProjectChanged } from './project.events.js';
import { MOST_CHANGES } from './project-revisions.repository.js';

const RECORD = statement(
  'projects.record-change',
  'INSERT INTO project_changes (project_id, revision, event, data) VALUES ($1, $2, $3, $4)',
);

/** No row unless every revision after `$2` is kept, and there are not too many, or too large ones, to be worth it. */
const SINCE = statement(
  'projects.changes-since',
  `SELECT json_build_object(
     'revision', p.revision,
     'changes', coalesce(json_agg(json_build_object('event', c.event, 'data', c.data) ORDER BY c.revision)
       FILTER (WHERE c.revision IS NOT NULL), '[]'))::text AS json
   FROM projects p LEFT JOIN project_changes c ON c.project_id = p.id AND c.revision > $2
   WHERE p.id = $1 AND p.deleted_at IS NULL AND p.revision - $2 BETWEEN 0 AND $3
   GROUP BY p.id
   HAVING count(c.revision) = p.revision - $2 AND coalesce(sum(octet_length(c.data::text)), 0) <= $4`,
);

const FORGET = statement(
  'projects.forget-changes',
  `WITH gone AS (
     DELETE FROM project_changes WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM project_changes WHERE created_at < now() - make_interval(days => $1) LIMIT $2)) RETURNING 1)
   SELECT count(*)::int AS count FROM gone`,
);

/** Past that, as past `MOST_CHANGES`, loading everything is cheaper than catching up. */
const MOST_BYTES = 2 * 1024 * 1024;
const DAYS = 7;
/** Rows that one statement forgets. */
const STEP_ROWS = 5_000;
const HOUR_MS = 3_600_000;

/** Remembers each change with its revision, for those who come back (`GET /projects/{id}/changes?since=`). */
@Injectable()
export class ProjectChangesRepository implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.during(ProjectChanged, async ({ change: { event, data } }, tx) => {
      await tx.rows(RECORD, [data.projectId, data.revision, event, JSON.stringify(data)]);
    });
  }

  /** A `ChangesAnswer` as JSON text; undefined when it is too long ago. */
  since(projectId: string, revision: number): Promise<string | undefined> {
    return this.database.hotQuery(SINCE, [projectId, revision, MOST_CHANGES, MOST_BYTES]);
  }

  @Interval(HOUR_MS)
  async removeOld(): Promise<void> {
    let gone = STEP_ROWS;
    while (gone === STEP_ROWS) {
      gone = (await this.database.row<{ count: number }>(FORGET, [DAYS, STEP_ROWS]))?.count ?? 0;
    }
  }
}
