import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Project, ProjectCreate, ProjectStatus, ProjectUpdate } from '@taskloom/contracts';
import { Database, now, type Transaction } from '../../platform/database/index.js';
import {
  CachedResponse,
  notFound,
  ResponseCache,
  type Revised,
  type Revision,
} from '../../platform/http/index.js';
import type { ProjectListQueryDto } from './dto/project-list-query.dto.js';
import { ProjectMembershipEntity } from './members/project-membership.entity.js';
import { ProjectEntity } from './project.entity.js';
import { ALL, BRIEF, PAGE, SOME, UPDATE } from './projects.statements.js';

interface NewProject extends Pick<ProjectCreate, 'title' | 'description' | 'deadline'> {
  id: string;
  status: ProjectStatus;
  ownerId: string;
}

interface Listed {
  _id: string;
  favourite?: boolean;
  revision: Revision;
}

/** For a response whose key already contains its revisions. */
const IN_KEY: Revision = [0, 0];

const keyOf = (id: string): string => `${SOME.name} ${id}`;
const [OPEN, COMMA, CLOSE] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];

const FAVOURITE = Buffer.from('{"favourite":true,');
/** The cached text of a project is the same for all its members, so a person's favourites are marked in a copy of it. */
const asFavourite = (project: Buffer): Buffer => Buffer.concat([FAVOURITE, project.subarray(1)]);

@Injectable()
export class ProjectsRepository {
  constructor(
    private readonly database: Database,
    private readonly cache: ResponseCache,
  ) {}

  /** Most recently updated first; `only` leaves out others. */
  async list(
    userId: string,
    { archived = false, view }: ProjectListQueryDto,
    only: string[] | null,
  ): Promise<CachedResponse> {
    return this.inView(view, await this.database.rows<Listed>(ALL, [userId, only, archived]));
  }

  /** Newest first. */
  async page(
    userId: string,
    { limit, cursor, archived = false, view }: ProjectListQueryDto,
    only: string[] | null,
  ): Promise<CachedResponse> {
    const values = [userId, only, archived, cursor ?? null, limit ?? null];
    return this.inView(view, await this.database.rows<Listed>(PAGE, values));
  }

  /** @throws 404 */
  one({ _id, favourite, revision }: Listed): Promise<CachedResponse> {
    const plain = () => this.cache.get(keyOf(_id), revision, () => this.read([[_id]]));
    if (!favourite) return plain();
    return this.cache.get(`${keyOf(_id)} favourite`, revision, async () => {
      const { body, revision: current } = await plain();
      return { json: asFavourite(body).toString(), revision: current };
    });
  }

  /** @throws 404 */
  async get(id: string): Promise<Project> {
    return JSON.parse((await this.read([[id]])).json);
  }

  private async read(values: string[][], from = SOME): Promise<Revised> {
    const [row] = await this.database.rows<Revised>(from, values);
    if (!row) throw notFound();
    return row;
  }

  private inView(view: ProjectListQueryDto['view'], listed: Listed[]): Promise<CachedResponse> {
    return view === 'list' ? this.brief(listed) : this.joined(listed);
  }

  /** The key includes every revision, so the response under it is current for as long as these are. */
  private brief(listed: Listed[]): Promise<CachedResponse> {
    const digest = createHash('sha256').update(JSON.stringify(listed)).digest('base64url');
    const idsOf = (projects: Listed[]) => projects.map(({ _id }) => _id);
    const values = [idsOf(listed), idsOf(listed.filter(({ favourite }) => favourite))];
    return this.cache.get(`${BRIEF.name} ${digest}`, IN_KEY, async () => ({
      ...(await this.read(values, BRIEF)),
      revision: IN_KEY,
    }));
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
    const parts = listed.flatMap(({ _id, favourite }) => {
      const body = found.get(_id);
      return body ? [COMMA, favourite ? asFavourite(body) : body] : [];
    });
    return new CachedResponse(Buffer.concat([OPEN, ...parts.slice(1), CLOSE]), null);
  }

  async insert({ manager }: Transaction, project: NewProject): Promise<void> {
    await manager.insert(ProjectEntity, project);
    await manager.insert(ProjectMembershipEntity, { projectId: project.id, userId: project.ownerId });
  }

  /** Archives or restores it, and counts the version. */
  async setArchived({ manager }: Transaction, id: string, by: string | null): Promise<void> {
    const version = () => 'version + 1';
    const archivedAt = by === null ? null : now;
    await manager.update(ProjectEntity, { id }, { archivedAt, archivedBy: by, version });
  }

  /** Sets the named fields only, and counts the version. */
  async update(tx: Transaction, id: string, changes: ProjectUpdate): Promise<Project> {
    const [update, params] = UPDATE([id], changes);
    const [row] = await tx.rows<{ project: Project }>(update, params);
    if (!row) throw notFound();
    return row.project;
  }
}
