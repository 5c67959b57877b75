import { Injectable } from '@nestjs/common';
import type { Project, ProjectCreate, ProjectUpdate } from '@taskloom/contracts';
import { Database, fieldScopedUpdate, statement, type Transaction } from '../../platform/database/index.js';
import { notFound } from '../../platform/http/index.js';
import { PROJECT_FIELDS } from './project.fields.js';
import { projectSql } from './project.presenter.js';

const ALL = statement(
  'projects.all',
  `SELECT coalesce(json_agg(${projectSql} ORDER BY p.updated_at DESC, p.id DESC), '[]')::text AS json
   FROM project_members mine
   JOIN projects p ON p.id = mine.project_id
   JOIN users o ON o.id = p.owner_id
   WHERE mine.user_id = $1`,
);

const PAGE = statement(
  'projects.page',
  `SELECT coalesce(json_agg(${projectSql} ORDER BY p.id DESC), '[]')::text AS json
   FROM (
     SELECT project_id FROM project_members
     WHERE user_id = $1 AND ($3::uuid IS NULL OR project_id < $3)
     ORDER BY project_id DESC LIMIT $2
   ) page
   JOIN projects p ON p.id = page.project_id
   JOIN users o ON o.id = p.owner_id`,
);

const ONE = statement(
  'projects.one',
  `SELECT ${projectSql}::text AS json FROM projects p JOIN users o ON o.id = p.owner_id
   WHERE p.id = $1 AND p.deleted_at IS NULL`,
);

const INSERT = statement(
  'projects.insert',
  `WITH project AS (
     INSERT INTO projects (id, owner_id, title, description, status, deadline) VALUES ($1, $2, $3, $4, $5, $6)
   )
   INSERT INTO project_members (project_id, user_id) VALUES ($1, $2)`,
);

const UPDATE = fieldScopedUpdate({
  name: 'projects.update',
  table: 'projects p',
  columns: PROJECT_FIELDS,
  always: 'version = p.version + 1',
  where: 'FROM users o WHERE o.id = p.owner_id AND p.id = $1',
  keys: 1,
  returning: `${projectSql} AS project`,
});

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

  async insert(tx: Transaction, { id, ownerId, title, description, status, deadline }: NewProject) {
    await tx.rows(INSERT, [id, ownerId, title, description, status, deadline]);
  }

  /** Sets the named fields only, and counts the version. */
  async update(tx: Transaction, id: string, changes: ProjectUpdate): Promise<Project> {
    const [update, params] = UPDATE([id], changes);
    const row = await tx.row<{ project: Project }>(update, params);
    if (!row) throw notFound();
    return row.project;
  }
}
