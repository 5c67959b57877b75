import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { isUuid, type Caller } from '../../platform/http/index.js';
import type { VisibleProject } from './project-access.js';
import { VISIBLE } from './projects.statements.js';

/** For requests that name a project outside their path. */
@Injectable()
export class VisibleProjects {
  constructor(private readonly database: Database) {}

  /** Undefined for strangers, as for a project that does not exist. */
  async find(id: string, { _id }: Pick<Caller, '_id'>): Promise<VisibleProject | undefined> {
    if (!isUuid(id)) return undefined;
    const [project] = await this.database.rows<VisibleProject>(VISIBLE, [id, _id]);
    return project;
  }
}
