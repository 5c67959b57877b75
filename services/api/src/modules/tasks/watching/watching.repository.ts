import { Injectable } from '@nestjs/common';
import type { PublicPerson } from '@taskloom/contracts';
import { mentionedIn } from '@taskloom/contracts/mentions';
import { Any, type EntityManager, type EntityTarget } from 'typeorm';
import {
  columns,
  Database,
  preparedQuery,
  violatedConstraint,
  type Transaction,
} from '../../../platform/database/index.js';
import { notFound } from '../../../platform/http/index.js';
import { ProjectMemberEntity } from '../../projects/index.js';
import { publicPersonSql, UserEntity } from '../../users/index.js';
import { TaskMentionEntity } from './task-mention.entity.js';
import { TaskWatchEntity } from './task-watch.entity.js';
import { WATCHES } from './watching.statements.js';

const PATH = ['projectId', 'taskId'] as const;

const watchers = (manager: EntityManager) =>
  manager.createQueryBuilder(ProjectMemberEntity, 'm').where('m.projectId = :projectId').andWhere(WATCHES);

const WATCHERS = preparedQuery('tasks.watchers', PATH, (manager) =>
  watchers(manager)
    .innerJoin(UserEntity, 'u', 'u.id = m.userId')
    .select(publicPersonSql('u'), 'person')
    .orderBy('u.name')
    .addOrderBy('u.id'),
);

const WATCHER_IDS = preparedQuery('tasks.watcher-ids', PATH, (manager) =>
  watchers(manager).select('m.userId', 'id'),
);

const PERSON = [...PATH, 'userId'] as const;
const COMMENTED = preparedQuery('tasks.watch-commented', [...PERSON, 'watching'], (manager) =>
  manager
    .createQueryBuilder()
    .insert()
    .into(TaskWatchEntity)
    .values(columns([...PERSON, 'watching']))
    .orIgnore(),
);

interface Path {
  projectId: string;
  taskId: string;
}

/** The row of a description or a comment. */
interface TextRow {
  projectId: string;
  taskId?: string;
  id: string;
  mentioned: string[];
}

/** People whom one text remembers to have mentioned; it forgets the earliest first. */
const MOST_REMEMBERED = 500;

/** A violated foreign key means that the task or the membership no longer exists. */
const goneSince = (error: unknown): unknown => (violatedConstraint(error) === undefined ? error : notFound());

@Injectable()
export class WatchingRepository {
  constructor(private readonly database: Database) {}

  /** Members only: people who have left the project get no further notifications (specification 12). */
  async watchers({ projectId, taskId }: Path): Promise<PublicPerson[]> {
    const rows = await this.database.rows<{ person: PublicPerson }>(WATCHERS, { projectId, taskId });
    return rows.map(({ person }) => person);
  }

  async watcherIds({ projectId, taskId }: Path): Promise<string[]> {
    const rows = await this.database.rows<{ id: string }>(WATCHER_IDS, { projectId, taskId });
    return rows.map(({ id }) => id);
  }

  /** @throws 404 when the task, or the membership, has gone since the guard */
  async choose({ projectId, taskId }: Path, userId: string, watching: boolean): Promise<void> {
    try {
      await this.database.write((manager) =>
        manager
          .createQueryBuilder()
          .insert()
          .into(TaskWatchEntity)
          .values({ projectId, taskId, userId, watching })
          .orUpdate(['watching'], ['project_id', 'task_id', 'user_id'])
          .execute(),
      );
    } catch (error) {
      throw goneSince(error);
    }
  }

  /**
   * A person who comments watches from then on; one who has chosen not to keeps that choice.
   *
   * @throws 404 when the task, or the membership, has gone since the guard
   */
  async commented(tx: Transaction, { projectId, taskId }: Path, userId: string): Promise<void> {
    try {
      await tx.rows(COMMENTED, { projectId, taskId, userId, watching: true });
    } catch (error) {
      throw goneSince(error);
    }
  }

  /** The given people who are members; remembers that the task mentions them. */
  async mention(
    { manager }: Transaction,
    { projectId, taskId }: Path,
    people: readonly string[],
  ): Promise<string[]> {
    if (people.length === 0) return [];
    const members = await manager.findBy(ProjectMemberEntity, { projectId, userId: Any(people) });
    if (members.length === 0) return [];
    await manager
      .createQueryBuilder()
      .insert()
      .into(TaskMentionEntity)
      .values(members.map(({ userId }) => ({ projectId, taskId, userId })))
      .orIgnore()
      .execute();
    return members.map(({ userId }) => userId);
  }

  /**
   * As `mention`, for a text that has changed: those whom no form of it has mentioned yet. Removing a mention and adding it
   * again notifies no one.
   */
  async mentionAnew(
    tx: Transaction,
    path: Path,
    entity: EntityTarget<TextRow>,
    where: Omit<TextRow, 'mentioned'>,
    texts: { before: string; after: string },
  ): Promise<string[]> {
    const before = mentionedIn(texts.before);
    const people = [...new Set([...before, ...mentionedIn(texts.after)])];
    if (people.length === 0) return [];
    const row = await tx.manager.findOne(entity, { select: { mentioned: true }, where });
    const remembered = row?.mentioned ?? [];
    const members = await this.mention(tx, path, people);
    const added = members.filter((id) => !remembered.includes(id));
    if (added.length > 0) {
      const mentioned = [...remembered, ...added].slice(-MOST_REMEMBERED);
      await tx.manager.update(entity, where, { mentioned });
    }
    return added.filter((id) => !before.includes(id));
  }
}
