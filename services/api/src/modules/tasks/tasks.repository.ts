import { Injectable } from '@nestjs/common';
import type { Task, TaskFields, TaskPriority, TaskStatus } from '@taskloom/contracts';
import { Database, fieldScopedUpdate, statement, type Transaction } from '../../platform/database/index.js';
import { notFound } from '../../platform/http/index.js';
import { TASK_LISTS } from './task-list.statements.js';
import { TASK_FIELDS } from './task.fields.js';
import { taskFieldsSql, taskSql } from './task.presenter.js';

const ONE = statement(
  'tasks.one',
  `SELECT ${taskSql}::text AS json FROM tasks t WHERE t.project_id = $1 AND t.id = $2`,
);

const FIELDS = statement(
  'tasks.fields',
  `SELECT ${taskFieldsSql} AS fields FROM tasks t WHERE t.project_id = $1 AND t.id = $2`,
);

const ASSIGNED_TO = statement(
  'tasks.assigned-to',
  `SELECT ${taskFieldsSql} AS fields
   FROM task_assignees mine JOIN tasks t ON t.project_id = mine.project_id AND t.id = mine.task_id
   WHERE mine.project_id = $1 AND mine.user_id = $2
   ORDER BY t.id LIMIT $3`,
);

const INSERT = statement(
  'tasks.insert',
  `INSERT INTO tasks (project_id, id, created_by, title, description, status, priority, deadline, position)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

export const UPDATE_TASK = fieldScopedUpdate({
  name: 'tasks.update',
  table: 'tasks t',
  columns: TASK_FIELDS,
  always: 'version = t.version + 1, updated_at = now()',
  where: 'WHERE t.project_id = $1 AND t.id = $2',
  keys: 2,
  returning: `${taskSql} AS task`,
});

const DELETE = statement('tasks.delete', 'DELETE FROM tasks WHERE project_id = $1 AND id = $2');

export type TaskView = 'card' | undefined;

interface TaskColumns {
  title: string;
  description: string;
  status: TaskStatus;
  priority: TaskPriority;
  deadline: string | null;
  position: string;
}

interface NewTask extends TaskColumns {
  projectId: string;
  id: string;
  createdBy: string;
}

@Injectable()
export class TasksRepository {
  constructor(private readonly database: Database) {}

  /** In board order, as JSON text. */
  async listJson(projectId: string, view: TaskView): Promise<string> {
    return (await this.database.hotQuery(TASK_LISTS[view ?? 'whole'].all, [projectId])) ?? '[]';
  }

  /** Oldest first, as JSON text. */
  async pageJson(
    projectId: string,
    view: TaskView,
    limit: number | null,
    cursor: string | null,
  ): Promise<string> {
    const page = TASK_LISTS[view ?? 'whole'].page;
    return (await this.database.hotQuery(page, [projectId, limit, cursor])) ?? '[]';
  }

  /** @throws 404 */
  async json(projectId: string, id: string): Promise<string> {
    const json = await this.database.hotQuery(ONE, [projectId, id]);
    if (json === undefined) throw notFound();
    return json;
  }

  async get(projectId: string, id: string): Promise<Task> {
    return JSON.parse(await this.json(projectId, id));
  }

  /** Without comments and attachments, which may be many. @throws 404 */
  async fields(tx: Transaction, projectId: string, id: string): Promise<TaskFields> {
    const row = await tx.row<{ fields: TaskFields }>(FIELDS, [projectId, id]);
    if (!row) throw notFound();
    return row.fields;
  }

  /** The oldest of somebody's tasks in a project. */
  async assignedTo(tx: Transaction, projectId: string, userId: string, limit: number): Promise<TaskFields[]> {
    const rows = await tx.rows<{ fields: TaskFields }>(ASSIGNED_TO, [projectId, userId, limit]);
    return rows.map(({ fields }) => fields);
  }

  async insert(tx: Transaction, task: NewTask): Promise<void> {
    const { projectId, id, createdBy, title, description, status, priority, deadline, position } = task;
    const columns = [title, description, status, priority, deadline, position];
    await tx.rows(INSERT, [projectId, id, createdBy, ...columns]);
  }

  /** Sets the named columns only, and counts the version. @throws 404 */
  async update(tx: Transaction, projectId: string, id: string, columns: Partial<TaskColumns>): Promise<Task> {
    const [update, params] = UPDATE_TASK([projectId, id], columns);
    const row = await tx.row<{ task: Task }>(update, params);
    if (!row) throw notFound();
    return row.task;
  }

  async delete(tx: Transaction, projectId: string, id: string): Promise<void> {
    await tx.rows(DELETE, [projectId, id]);
  }
}
