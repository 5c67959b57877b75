import { Injectable } from '@nestjs/common';
import type { ChangeStamp } from '@taskloom/contracts';
import { now, preparedQuery, type Transaction } from '../../platform/database/index.js';
import { notFound, type Caller } from '../../platform/http/index.js';
import { presentPublicPerson } from '../users/index.js';
import { ProjectEntity } from './project.entity.js';
import { projectArchived } from './project.errors.js';
import { SEEN_BY } from './projects.statements.js';

/** Limit of missed changes that are sent; beyond it, loading everything is cheaper than catching up. */
export const MOST_CHANGES = 500;

/** The condition checks the membership again, because the guard's result may be out of date. */
const NEXT = preparedQuery('projects.next-revision', ['projectId', 'userId'], (manager) =>
  manager
    .createQueryBuilder()
    .update(ProjectEntity)
    .set({ revision: () => 'revision + 1', updatedAt: now })
    .where('id = :projectId')
    .andWhere(SEEN_BY)
    .returning('revision, title, archived_at IS NOT NULL AS archived'),
);

const NEXT_WITHOUT_PERSON = preparedQuery('projects.next-revision-without-person', ['projectId'], (manager) =>
  manager
    .createQueryBuilder()
    .update(ProjectEntity)
    .set({ revision: () => 'revision + 1', updatedAt: now })
    .where('id = :projectId AND deleted_at IS NULL AND archived_at IS NULL')
    .returning('revision'),
);

interface NextRow {
  revision: number;
  title: string;
  archived: boolean;
}

interface WriteOptions {
  /** Archived projects allow it too. */
  archived?: boolean;
}

/** A condition for the projects of a member, for admins: archived projects don't prevent their actions. */
export const ofMember = (memberId: string) => ({ memberId, archived: true });

@Injectable()
export class ProjectRevisionsRepository {
  /**
   * The first statement of every write inside a project. Everyone locks the project first and its children after it,
   * so writers queue up and cannot deadlock. Each revision is one event: raise it in the same transaction.
   *
   * @throws 409 when it was archived after the guard had read it
   */
  async next(
    tx: Transaction,
    projectId: string,
    caller: Pick<Caller, '_id' | 'name' | 'avatar'>,
    { memberId = caller._id, archived = false }: WriteOptions & { memberId?: string } = {},
  ): Promise<ChangeStamp> {
    const [row] = await tx.rows<NextRow>(NEXT, { projectId, userId: memberId });
    if (!row) throw notFound();
    if (row.archived && !archived) throw projectArchived(row.title);
    return { projectId, revision: row.revision, actor: presentPublicPerson(caller) };
  }

  /** The same for a change that the server makes without a person. @throws 404 when the project is deleted or archived */
  async nextWithoutPerson(tx: Transaction, projectId: string): Promise<ChangeStamp> {
    const [row] = await tx.rows<{ revision: number }>(NEXT_WITHOUT_PERSON, { projectId });
    if (!row) throw notFound();
    return { projectId, revision: row.revision, actor: null };
  }

  /**
   * Leaves a gap in the revisions, so that every client loads the project again. For changes of too many rows to send
   * an event for each. Follows `next` or `lock`; another `next` follows.
   */
  async leaveGap({ manager }: Transaction, projectId: string): Promise<void> {
    const revision = () => `revision + ${MOST_CHANGES + 1}`;
    await manager.update(ProjectEntity, { id: projectId }, { revision });
  }

  /** The same lock for a write that may turn out to change nothing; `next` follows when it does. */
  async lock(
    { manager }: Transaction,
    projectId: string,
    { _id }: Pick<Caller, '_id'>,
    { archived = false }: WriteOptions = {},
  ): Promise<void> {
    const project = await manager
      .createQueryBuilder(ProjectEntity, 'projects')
      .select(['projects.id', 'projects.title', 'projects.archivedAt'])
      .where({ id: projectId })
      .andWhere(SEEN_BY, { userId: _id })
      .setLock('for_no_key_update')
      .getOne();
    if (!project) throw notFound();
    if (project.archivedAt && !archived) throw projectArchived(project.title);
  }
}
