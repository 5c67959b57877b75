import { Injectable } from '@nestjs/common';
import type { ChecklistItem, Task, TaskFields } from '@taskloom/contracts';
import {
  columns,
  Database,
  jsonOf,
  now,
  preparedQuery,
  type Transaction,
} from '../../platform/database/index.js';
import { notFound, ResponseCache, type CachedResponse, type Revised } from '../../platform/http/index.js';
import type { RevisedProject } from '../projects/index.js';
import { TASK_LISTS } from './task-list.statements.js';
import { TaskAssigneeEntity } from './assignees/task-assignee.entity.js';
import { TaskEntity } from './task.entity.js';
import { TASK_FIELDS, type TaskField } from './task.fields.js';
import { taskFieldsSql } from './task-object.statements.js';
import { FIELDS, ONE, UPDATE_TASK, WITHOUT_PERSON } from './tasks.statements.js';

export type TaskView = 'card' | undefined;

type TaskColumns = Required<Pick<TaskFields, TaskField>>;

interface NewTask extends TaskColumns {
  projectId: string;
  id: string;
  createdBy: string;
}

const NEW_TASK = [
  'projectId',
  'id',
  'createdBy',
  ...TASK_FIELDS,
] as const satisfies readonly (keyof NewTask)[];

const INSERT = preparedQuery('tasks.insert', NEW_TASK, (manager) =>
  manager.createQueryBuilder().insert().into(TaskEntity).values(columns(NEW_TASK)),
);

@Injectable()
export class TasksRepository {
  constructor(
    private readonly database: Database,
    private readonly cache: ResponseCache,
  ) {}

  /** Lists tasks in board order. */
  list({ _id, revision }: RevisedProject, view: TaskView): Promise<CachedResponse> {
    const { all } = TASK_LISTS[view ?? 'whole'];
    return this.cache.get(`${all.name} ${_id}`, revision, async () => {
      const [row] = await this.database.rows<Revised>(all, [_id]);
      return row ?? { json: '[]', revision: null };
    });
  }

  /** Oldest first, as JSON text. */
  async pageJson(
    projectId: string,
    view: TaskView,
    limit: number | null,
    cursor: string | null,
  ): Promise<string> {
    const page = TASK_LISTS[view ?? 'whole'].page;
    return jsonOf(await this.database.rows(page, [projectId, limit, cursor])) ?? '[]';
  }

  /** @throws 404 */
  async json(projectId: string, id: string): Promise<string> {
    const json = jsonOf(await this.database.rows(ONE, [projectId, id]));
    if (json === undefined) throw notFound();
    return json;
  }

  async get(projectId: string, id: string): Promise<Task> {
    return JSON.parse(await this.json(projectId, id));
  }

  /** Undefined when it is not on the board. */
  async whole(tx: Transaction, projectId: string, id: string): Promise<Task | undefined> {
    const json = jsonOf(await tx.rows(ONE, [projectId, id]));
    return json === undefined ? undefined : JSON.parse(json);
  }

  /** Without comments and attachments, which may be many. @throws 404 */
  async fields(tx: Transaction, projectId: string, id: string): Promise<TaskFields> {
    const [row] = await tx.rows<{ fields: TaskFields }>(FIELDS, [projectId, id]);
    if (!row) throw notFound();
    return row.fields;
  }

  /** The oldest tasks that are assigned to a person in a project. */
  async assignedTo(
    { manager }: Transaction,
    projectId: string,
    userId: string,
    limit: number,
  ): Promise<TaskFields[]> {
    const rows = await manager
      .createQueryBuilder(TaskEntity, 't')
      .innerJoin(TaskAssigneeEntity, 'mine', 'mine.projectId = t.projectId AND mine.taskId = t.id')
      .select(taskFieldsSql, 'fields')
      .where('mine.projectId = :projectId AND mine.userId = :userId', { projectId, userId })
      .orderBy('t.id')
      .limit(limit)
      .getRawMany<{ fields: TaskFields }>();
    return rows.map(({ fields }) => fields);
  }

  async insert(tx: Transaction, task: NewTask): Promise<void> {
    await tx.rows(INSERT, { ...task });
  }

  /** Sets the named columns only, and counts the version. @throws 404 */
  async update(tx: Transaction, projectId: string, id: string, columns: Partial<TaskColumns>): Promise<Task> {
    const [update, params] = UPDATE_TASK([projectId, id], columns);
    const [row] = await tx.rows<{ task: Task }>(update, params);
    if (!row) throw notFound();
    return row.task;
  }

  /** Completes a task that is being created, which stays at its first version. */
  async fill(
    { manager }: Transaction,
    projectId: string,
    id: string,
    parts: Partial<Pick<TaskEntity, 'checklist' | 'cover'>>,
  ): Promise<void> {
    if (Object.keys(parts).length > 0) await manager.update(TaskEntity, { projectId, id }, parts);
  }

  async checklist({ manager }: Transaction, projectId: string, id: string): Promise<ChecklistItem[]> {
    const task = await manager.findOne(TaskEntity, { select: { checklist: true }, where: { projectId, id } });
    if (!task) throw notFound();
    return task.checklist;
  }

  /** Counts the version, as every change of a task does. */
  async setChecklist(
    { manager }: Transaction,
    projectId: string,
    id: string,
    checklist: ChecklistItem[],
  ): Promise<Task> {
    const version = () => 'version + 1';
    await manager.update(TaskEntity, { projectId, id }, { checklist, version, updatedAt: now });
    return this.get(projectId, id);
  }

  /** Removes a person who has left the project from all items. */
  async forgetInChecklists({ manager }: Transaction, projectId: string, userId: string): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(TaskEntity)
      .set({ checklist: () => WITHOUT_PERSON })
      .where('project_id = :projectId AND checklist @> :items::jsonb')
      .setParameters({ projectId, userId, items: JSON.stringify([{ assignee: userId }]) })
      .execute();
  }

  /** How many comments or files a task has. */
  partsOf({ manager }: Transaction, table: 'comments' | 'attachments', projectId: string, id: string) {
    const where = 'part.project_id = :projectId AND part.task_id = :id';
    const query = manager.createQueryBuilder().select('part.id').from(table, 'part');
    return query.where(where, { projectId, id }).getCount();
  }

  async delete({ manager }: Transaction, projectId: string, id: string): Promise<void> {
    await manager.delete(TaskEntity, { projectId, id });
  }
}
