import { Injectable, type OnModuleInit } from '@nestjs/common';
import { statement } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { ProjectChanged } from './project.events.js';

const RECORD = statement(
  'projects.record-change',
  'INSERT INTO project_changes (project_id, revision, event, data) VALUES ($1, $2, $3, $4)',
);

/** Remembers each change with its revision, for those who come back (`GET /projects/{id}/changes?since=`). */
@Injectable()
export class ProjectChangesRepository implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.during(ProjectChanged, async ({ change: { event, data } }, tx) => {
      await tx.rows(RECORD, [data.projectId, data.revision, event, JSON.stringify(data)]);
    });
  }
}
