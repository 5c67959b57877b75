import { Injectable } from '@nestjs/common';
import type { HistoryEvent } from '@taskloom/contracts';
import {
  columns,
  Database,
  preparedQuery,
  wireTime,
  type Transaction,
} from '../../platform/database/index.js';
import type { HistoryEntry } from '../projects/index.js';
import { publicPersonSql } from '../users/index.js';
import { TITLE } from './history.statements.js';
import { ProjectEventEntity } from './project-event.entity.js';

const EVENT = ['projectId', 'revision', 'type', 'actorId', 'taskId', 'data'] as const;

const RECORD = preparedQuery('history.record', [...EVENT, 'taskTitle'], (manager) =>
  manager
    .createQueryBuilder()
    .insert()
    .into(ProjectEventEntity)
    .values({ ...columns(EVENT), taskTitle: () => TITLE }),
);

const EVENT_JSON = `json_build_object('revision', e.revision, 'type', e.type,
  'actor', CASE WHEN u.id IS NOT NULL THEN ${publicPersonSql('u')} END,
  'task', CASE WHEN e.task_id IS NOT NULL
    THEN json_build_object('_id', e.task_id, 'title', coalesce(e.task_title, '')) END,
  'changes', coalesce(e.data->'changes', '[]'), 'subject', e.data->'subject',
  'createdAt', ${wireTime('e.created_at')})`;

export interface RecordedEntry extends HistoryEntry {
  projectId: string;
  revision: number;
  actorId: string | null;
}

export interface HistoryRange {
  projectId: string;
  /** Only events of this task. */
  taskId?: string;
  before?: number;
  limit: number;
}

@Injectable()
export class HistoryRepository {
  constructor(private readonly database: Database) {}

  async record(tx: Transaction, { task, changes, subject, ...event }: RecordedEntry): Promise<void> {
    await tx.rows(RECORD, {
      ...event,
      taskId: task?._id ?? null,
      taskTitle: task?.title ?? null,
      data: { changes, subject },
    });
  }

  /** Newest first. */
  async page({ projectId, taskId, before, limit }: HistoryRange): Promise<HistoryEvent[]> {
    const rows = await this.database.read((manager) => {
      const query = manager
        .createQueryBuilder(ProjectEventEntity, 'e')
        .leftJoin('e.actor', 'u')
        .select(EVENT_JSON, 'event')
        .where({ projectId, ...(taskId !== undefined && { taskId }) })
        .orderBy('e.revision', 'DESC')
        .limit(limit);
      if (before !== undefined) query.andWhere('e.revision < :before', { before });
      return query.getRawMany<{ event: HistoryEvent }>();
    });
    return rows.map(({ event }) => event);
  }
}
