import { Injectable } from '@nestjs/common';
import type { TaskHit, WorkCounts, WorkPage, WorkTab } from '@taskloom/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform/database/index.js';
import { ProjectEntity, ProjectMemberEntity } from '../projects/index.js';
import {
  TaskAssigneeEntity,
  TaskEntity,
  taskHitSql,
  TaskMentionEntity,
  TaskWatchEntity,
} from '../tasks/index.js';
import { cursorOf, NO_DEADLINE, readCursor, type WorkCursor } from './work-cursor.js';

type Tasks = SelectQueryBuilder<TaskEntity>;

/** The person's row of a task in the table of a tab. */
const MINE = 'mine.projectId = t.projectId AND mine.taskId = t.id AND mine.userId = :userId';

/** The open tasks of a tab, in projects that this person is a member of. */
const openTasks = (manager: EntityManager, tab: WorkTab, userId: string): Tasks => {
  const tasks = manager
    .createQueryBuilder(TaskEntity, 't')
    .innerJoin(ProjectEntity, 'p', 'p.id = t.projectId')
    .innerJoin(ProjectMemberEntity, 'm', 'm.projectId = t.projectId AND m.userId = :userId', { userId })
    .where(`t.status <> 'done' AND p.archivedAt IS NULL`);
  switch (tab) {
    case 'assigned':
      return tasks.innerJoin(TaskAssigneeEntity, 'mine', MINE);
    case 'created':
      return tasks.andWhere('t.createdBy = :userId');
    case 'mentioned':
      return tasks.innerJoin(TaskMentionEntity, 'mine', MINE);
    case 'watching':
      return tasks.innerJoin(TaskWatchEntity, 'mine', `${MINE} AND mine.watching`);
  }
};

/** SQL: the project is not active. Its tasks are listed last. */
const INACTIVE = `(p.status <> 'active')`;

/** SQL: the deadline as text, because a day of the cursor may not exist. */
const DEADLINE = `coalesce(CAST(t.deadline AS text), '${NO_DEADLINE}')`;

/** Leaves out what earlier pages contain. */
const after = (tasks: Tasks, { inactive, ...place }: WorkCursor): Tasks =>
  inactive === undefined
    ? tasks.andWhere(`(${DEADLINE}, t.id) > (:deadline, :id)`, place)
    : tasks.andWhere(`(${INACTIVE}, ${DEADLINE}, t.id) > (:inactive, :deadline, :id)`, {
        inactive,
        ...place,
      });

@Injectable()
export class WorkRepository {
  constructor(private readonly database: Database) {}

  /** Tasks of active projects first, then by deadline; those without one are last. */
  async page(userId: string, tab: WorkTab, limit: number, cursor?: string): Promise<WorkPage> {
    const from = cursor === undefined ? undefined : readCursor(cursor);
    const byProject = from === undefined || from.inactive !== undefined;
    const rows = await this.database.read((manager) => {
      const tasks = openTasks(manager, tab, userId);
      if (from) after(tasks, from);
      if (byProject) tasks.orderBy(INACTIVE);
      return tasks
        .select(taskHitSql, 'task')
        .addOrderBy('t.deadline', 'ASC', 'NULLS LAST')
        .addOrderBy('t.id')
        .limit(limit + 1)
        .getRawMany<{ task: TaskHit }>();
    });
    const tasks = rows.slice(0, limit).map(({ task }) => task);
    const last = tasks.at(-1);
    return { tasks, next: rows.length > limit && last ? cursorOf(last, byProject) : null };
  }

  /** One statement: each tab is a subquery of it. */
  async counts(userId: string, day: string): Promise<WorkCounts> {
    const counts = await this.database.read((manager) => {
      const all = openTasks(manager, 'assigned', userId)
        .select('(count(*))::int', 'assigned')
        .addSelect(`(count(*) FILTER (WHERE t.deadline <= :day AND NOT ${INACTIVE}))::int`, 'due')
        .setParameter('day', day);
      for (const tab of ['created', 'mentioned', 'watching'] as const)
        all.addSelect(`(${openTasks(manager, tab, userId).select('(count(*))::int').getQuery()})`, tab);
      return all.getRawOne<WorkCounts>();
    });
    return counts ?? { due: 0, assigned: 0, created: 0, mentioned: 0, watching: 0 };
  }
}
