import { Injectable } from '@nestjs/common';
import type { Project, ProjectCreate, ProjectUpdate } from '@taskloom/contracts';
import { Database, type Transaction } from '../../platform/database/index.js';
import {
  CachedResponse,
  notFound,
  ResponseCache,
  type Revised,
  type Revision,
} from '../../platform/http/index.js';
import type { PageDto } from './dto/page.dto.js';
import { ProjectMembershipEntity } from './members/project-membership.entity.js';
import { ProjectEntity } from './project.entity.js';
import { ALL, PAGE, SOME, UPDATE } from './projects.statements.js';

interface NewProject extends Required<ProjectCreate> {
  id: string;
  ownerId: string;
}

interface Listed {
  _id: string;
  revision: Revision;
}

const keyOf = (id: string): string => `${SOME.name} ${id}`;
const [OPEN, COMMA, CLOSE] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];

@Injectable()
export class ProjectsRepository {
  constructor(
    private readonly database: Database,
    private readonly cache: ResponseCache,
  ) {}

  /** Most recently updated first; `only` leaves out others. */
  async list(userId: string, only: string[] | null): Promise<CachedResponse> {
    return this.joined(await this.database.rows<Listed>(ALL, [userId, only]));
  }

  /** Newest first. */
  async page(userId: string, { limit, cursor }: PageDto, only: string[] | null): Promise<CachedResponse> {
    return this.joined(await this.database.rows<Listed>(PAGE, [userId, limit ?? null, cursor ?? null, only]));
  }

  /** @throws 404 */
  one({ _id, revision }: Listed): Promise<CachedResponse> {
    return this.cache.get(keyOf(_id), revision, () => this.read(_id));
  }

  /** @throws 404 */
  async get(id: string): Promise<Project> {
    return JSON.parse((await this.read(id)).json);
  }

  private async read(id: string): Promise<Revised> {
    const row = await this.database.row<Revised>(SOME, [[id]]);
    if (!row) throw notFound();
    return row;
  }

  /** Reads only the projects that have changed since they were last requested. */
  private async joined(listed: Listed[]): Promise<CachedResponse> {
    const found = new Map<string, Buffer>();
    const changed: string[] = [];
    for (const { _id, revision } of listed) {
      const known = this.cache.find(keyOf(_id), revision);
      if (known) found.set(_id, known.body);
      else changed.push(_id);
    }
    const rows = changed.length > 0 ? await this.database.rows<Revised & Listed>(SOME, [changed]) : [];
    for (const row of rows) found.set(row._id, this.cache.add(keyOf(row._id), row).body);
    const parts = listed.flatMap(({ _id }) => {
      const body = found.get(_id);
      return body ? [COMMA, body] : [];
    });
    return new CachedResponse(Buffer.concat([OPEN, ...parts.slice(1), CLOSE]), null);
  }

  async insert({ manager }: Transaction, project: NewProject): Promise<void> {
    await manager.insert(ProjectEntity, project);
    await manager.insert(ProjectMembershipEntity, { projectId: project.id, userId: project.ownerId });
  }

  /** Sets the named fields only, and counts the version. */
  async update(tx: Transaction, id: string, changes: ProjectUpdate): Promise<Project> {
    const [update, params] = UPDATE([id], changes);
    const row = await tx.row<{ project: Project }>(update, params);
    if (!row) throw notFound();
    return row.project;
  }
}
