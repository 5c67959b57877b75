import { Injectable } from '@nestjs/common';
import type { Project, ProjectCreate, ProjectUpdate } from '@taskloom/contracts';
import { Database, type Transaction } from '../../platform/database/index.js';
import { notFound } from '../../platform/http/index.js';
import { ProjectMembershipEntity } from './members/project-membership.entity.js';
import { ProjectEntity } from './project.entity.js';
import { ALL, ONE, PAGE, UPDATE } from './projects.statements.js';

interface NewProject extends Required<ProjectCreate> {
  id: string;
  ownerId: string;
}

@Injectable()
export class ProjectsRepository {
  constructor(private readonly database: Database) {}

  /** Last touched first, as JSON text. */
  async listJson(userId: string): Promise<string> {
    return (await this.database.hotQuery(ALL, [userId])) ?? '[]';
  }

  /** Newest first, as JSON text. */
  async pageJson(userId: string, limit: number | null, cursor: string | null): Promise<string> {
    return (await this.database.hotQuery(PAGE, [userId, limit, cursor])) ?? '[]';
  }

  /** @throws 404 */
  async json(id: string): Promise<string> {
    const json = await this.database.hotQuery(ONE, [id]);
    if (json === undefined) throw notFound();
    return json;
  }

  async get(id: string): Promise<Project> {
    return JSON.parse(await this.json(id));
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
