import { Injectable } from '@nestjs/common';
import { LIMITS, TRASH_DAYS, type TrashKind, type TrashQuery } from '@taskloom/contracts';
import { Not, type SelectQueryBuilder } from 'typeorm';
import { Database, now, olderThan, type Transaction } from '../../../platform/database/index.js';
import { ProjectMembershipEntity } from '../members/project-membership.entity.js';
import { ProjectEntity } from '../project.entity.js';
import { TrashEntity } from './trash.entity.js';

/** An object that is moved to the trash. */
export type Trashed = Pick<TrashEntity, 'projectId' | 'id' | 'kind' | 'title' | 'deletedBy'> &
  Partial<Pick<TrashEntity, 'taskId' | 'taskTitle' | 'authorId' | 'details' | 'rows'>>;

/** These entries, with those of comments and files that were deleted from these tasks before; or all until that time. */
export type TrashPart = { ids: string[] } | { until: string };

const KEPT_SECONDS = TRASH_DAYS * 24 * 60 * 60;

@Injectable()
export class TrashRepository {
  constructor(private readonly database: Database) {}

  async put({ manager }: Transaction, { rows = {}, ...trashed }: Trashed): Promise<void> {
    // TypeORM's type of a JSON column refuses unknown values.
    const kept: object = rows;
    await manager.insert(TrashEntity, { ...trashed, rows: kept });
  }

  /** The entries beyond the project's limit, oldest first. */
  surplus({ manager }: Transaction, projectId: string): Promise<TrashEntity[]> {
    return manager.find(TrashEntity, {
      where: { projectId, kind: Not<TrashKind>('project') },
      order: { deletedAt: 'DESC' },
      skip: LIMITS.trashEntries,
      take: 10,
    });
  }

  /** Newest first: in projects that the person is a member of, and in deleted ones that they own. */
  list(userId: string, { limit, cursor }: TrashQuery, projectId?: string): Promise<TrashEntity[]> {
    return this.database.read(async (manager) => {
      const query = visibleTo(manager.createQueryBuilder(TrashEntity, 't'), userId)
        .innerJoinAndSelect('t.deleter', 'u')
        .orderBy('t.deletedAt', 'DESC')
        .addOrderBy('t.id', 'DESC')
        .limit(limit ?? LIMITS.trashPage);
      if (projectId) query.andWhere({ projectId });
      if (cursor) {
        const seen = query
          .subQuery()
          .select('s.deletedAt, s.id')
          .from(TrashEntity, 's')
          .where('s.id = :cursor');
        query.andWhere(`(t.deletedAt, t.id) < ${seen.limit(1).getQuery()}`, { cursor });
      }
      return query.getMany();
    });
  }

  find(userId: string, projectId: string, id: string): Promise<TrashEntity | null> {
    return this.database.read((manager) =>
      visibleTo(manager.createQueryBuilder(TrashEntity, 't'), userId).andWhere({ projectId, id }).getOne(),
    );
  }

  isThere({ manager }: Transaction, projectId: string, id: string): Promise<boolean> {
    return manager.existsBy(TrashEntity, { projectId, id });
  }

  /** Removes and returns the entry; undefined when another request has already done so. */
  async take({ manager }: Transaction, projectId: string, id: string): Promise<TrashEntity | undefined> {
    const entry = await manager
      .createQueryBuilder(TrashEntity, 't')
      .addSelect('t.rows')
      .where({ projectId, id })
      .setLock('pessimistic_write')
      .getOne();
    if (!entry) return undefined;
    await manager.delete(TrashEntity, { projectId, id });
    return entry;
  }

  /** Takes the lock of the project without checking who may see it. Every write inside a project takes it first. */
  async lockProject({ manager }: Transaction, projectId: string): Promise<void> {
    await manager.findOne(ProjectEntity, {
      select: { id: true },
      where: { id: projectId },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /**
   * Removes and returns at most `limit` entries: fewer once nothing is left, as long as the caller holds the project's lock.
   * Comments and files go before the tasks without which they can't be restored.
   */
  async takeSome(
    { manager }: Transaction,
    projectId: string,
    part: TrashPart,
    limit: number,
  ): Promise<Pick<TrashEntity, 'id' | 'kind'>[]> {
    const some = manager
      .createQueryBuilder(TrashEntity, 'some')
      .select('some.id')
      .where('some.projectId = :projectId', { projectId })
      .orderBy('some.taskId IS NULL')
      .addOrderBy('some.deletedAt')
      .limit(limit);
    if ('ids' in part) some.andWhere('(some.id = ANY (:ids) OR some.taskId = ANY (:ids))', part);
    else some.andWhere(`some.deletedAt <= :until AND some.kind <> 'project'`, part);
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(TrashEntity)
      .where(`project_id = :projectId AND id = ANY (ARRAY(${some.getQuery()}))`)
      .setParameters(some.getParameters())
      .returning('id, kind')
      .execute();
    return raw;
  }

  /** Adds a row of a table to those that restoring the task writes again. */
  async keepRow(
    { manager }: Transaction,
    projectId: string,
    taskId: string,
    table: string,
    row: object,
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(TrashEntity)
      .set({
        rows: () =>
          `jsonb_set(rows, ARRAY[:table], coalesce(rows -> CAST(:table AS text), '[]') || CAST(:rows AS jsonb))`,
      })
      .where({ projectId, id: taskId, kind: 'task' })
      .setParameters({ table, rows: JSON.stringify([row]) })
      .execute();
  }

  /** When the newest entry was deleted, to the microsecond; undefined for an empty trash. */
  async newest(projectId: string): Promise<string | undefined> {
    const found = await this.database.read((manager) =>
      manager
        .createQueryBuilder(TrashEntity, 't')
        .select('CAST(max(t.deletedAt) AS text)', 'newest')
        .where({ projectId, kind: Not<TrashKind>('project') })
        .getRawOne<{ newest: string | null }>(),
    );
    return found?.newest ?? undefined;
  }

  /** Some of the expired entries. */
  expired(limit: number): Promise<TrashEntity[]> {
    return this.database.read((manager) =>
      manager.find(TrashEntity, {
        where: { deletedAt: olderThan(KEPT_SECONDS) },
        order: { deletedAt: 'ASC' },
        take: limit,
      }),
    );
  }

  countExpired(): Promise<number> {
    return this.database.read((manager) =>
      manager.countBy(TrashEntity, { deletedAt: olderThan(KEPT_SECONDS) }),
    );
  }

  /** Hides all memberships, so that no query reaches the project. */
  async hideProject({ manager }: Transaction, projectId: string): Promise<void> {
    await manager.update(ProjectEntity, { id: projectId }, { deletedAt: now });
    await manager.update(ProjectMembershipEntity, { projectId }, { deletedAt: now });
  }

  /** Shows the project again to everyone who was a member. */
  async showProject({ manager }: Transaction, projectId: string): Promise<void> {
    await manager.update(ProjectEntity, { id: projectId }, { deletedAt: null });
    await manager.update(ProjectMembershipEntity, { projectId }, { deletedAt: null });
  }
}

/** A deleted project is visible only to its owner, and only until its removal begins. */
const visibleTo = (query: SelectQueryBuilder<TrashEntity>, userId: string) => {
  const whole = query
    .subQuery()
    .select('1')
    .from(TrashEntity, 'w')
    .where('w.projectId = p.id AND w.id = p.id');
  return query
    .innerJoinAndSelect('t.project', 'p')
    .innerJoin(ProjectMembershipEntity, 'm', 'm.projectId = t.projectId AND m.userId = :userId', { userId })
    .where(`(p.deletedAt IS NULL OR (p.ownerId = :userId AND EXISTS ${whole.getQuery()}))`);
};
