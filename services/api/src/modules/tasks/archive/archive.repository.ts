import { Injectable } from '@nestjs/common';
import { LIMITS, type ArchiveQuery } from '@taskloom/contracts';
import { Database, jsonOf, type Transaction } from '../../../platform/database/index.js';
import { notFound } from '../../../platform/http/index.js';
import type { KeptRows } from '../../projects/index.js';
import { TaskEntity } from '../task.entity.js';
import { ARCHIVE_PAGE, ONE_ARCHIVED, ROW } from './archive.statements.js';
import { ArchivedTaskEntity } from './archived-task.entity.js';

/** A task that its project archives automatically. */
export interface DueTask {
  project: { _id: string; title: string };
  id: string;
  version: number;
}

@Injectable()
export class ArchiveRepository {
  constructor(private readonly database: Database) {}

  /** As JSON text. */
  async pageJson(projectId: string, { limit = LIMITS.archivePage, cursor }: ArchiveQuery): Promise<string> {
    return jsonOf(await this.database.rows(ARCHIVE_PAGE, [projectId, limit, cursor ?? null])) ?? '[]';
  }

  /** The whole task, as JSON text. @throws 404 */
  async json(projectId: string, id: string): Promise<string> {
    const json = jsonOf(await this.database.rows(ONE_ARCHIVED, [projectId, id]));
    if (json === undefined) throw notFound();
    return json;
  }

  /** Some of the tasks that have been done and unchanged for as long as their project says. */
  due(limit: number): Promise<DueTask[]> {
    return this.database.read(async (manager) => {
      const tasks = await manager
        .createQueryBuilder(TaskEntity, 't')
        .innerJoinAndSelect('t.project', 'p')
        .where(
          `t.status = 'done' AND p.archiveDoneAfter IS NOT NULL AND p.deletedAt IS NULL AND p.archivedAt IS NULL`,
        )
        .andWhere('t.updatedAt < now() - make_interval(days => p.archiveDoneAfter)')
        .orderBy('t.projectId')
        .addOrderBy('t.id')
        .take(limit)
        .getMany();
      return tasks.map(({ id, version, project }) => ({
        project: { _id: project.id, title: project.title },
        id,
        version,
      }));
    });
  }

  holds({ manager }: Transaction, projectId: string, id: string): Promise<boolean> {
    return manager.existsBy(ArchivedTaskEntity, { projectId, id });
  }

  /** Copies the row of the task, which the caller then deletes. */
  async put({ manager }: Transaction, projectId: string, id: string, rows: KeptRows, by: string | null) {
    // TypeORM's type of a JSON column refuses unknown values.
    const kept: object = rows;
    await manager
      .createQueryBuilder()
      .insert()
      .into(ArchivedTaskEntity)
      .values({ projectId, id, task: () => ROW, rows: kept, archivedBy: by })
      .setParameters({ projectId, id })
      .execute();
  }

  /** Removes and returns the rows, with that of the task; undefined when another request has already done so. */
  async take({ manager }: Transaction, projectId: string, id: string): Promise<KeptRows | undefined> {
    const archived = await manager.findOne(ArchivedTaskEntity, {
      where: { projectId, id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!archived) return undefined;
    await manager.delete(ArchivedTaskEntity, { projectId, id });
    const { columns } = manager.connection.getMetadata(TaskEntity);
    const stored = columns.filter(({ asExpression }) => asExpression === undefined);
    const task = Object.fromEntries(
      stored.map(({ propertyName, databaseName }) => [propertyName, archived.task[databaseName]]),
    );
    return { ...archived.rows, tasks: [task] };
  }

  /** Adds a row of a table to those that restoring the task writes again. */
  async keepRow({ manager }: Transaction, projectId: string, id: string, table: string, row: object) {
    await manager
      .createQueryBuilder()
      .update(ArchivedTaskEntity)
      .set({
        rows: () =>
          `jsonb_set(rows, ARRAY[:table], coalesce(rows -> CAST(:table AS text), '[]') || CAST(:rows AS jsonb))`,
      })
      .where({ projectId, id })
      .setParameters({ table, rows: JSON.stringify([row]) })
      .execute();
  }
}
