import { Injectable } from '@nestjs/common';
import type { ChangeStamp } from '@taskloom/contracts';
import { statement, type Transaction } from '../../platform/database/index.js';
import { notFound, type Caller } from '../../platform/http/index.js';
import { presentPublicPerson } from '../users/index.js';

/** Missed changes that are sent one by one; past that, loading everything is cheaper than catching up. */
export const MOST_CHANGES = 500;

const SEEN_BY = 'EXISTS (SELECT 1 FROM project_members WHERE project_id = $1 AND user_id = $2)';

/** Locks the project's row until the commit and names the path once more: the guard's look may be out of date. */
const NEXT = statement(
  'projects.next-revision',
  `UPDATE projects SET revision = revision + 1, updated_at = now()
   WHERE id = $1 AND ${SEEN_BY}
   RETURNING revision`,
);

const LOCK = statement(
  'projects.lock',
  `SELECT 1 FROM projects WHERE id = $1 AND ${SEEN_BY} FOR NO KEY UPDATE`,
);

/** Leaves a gap that nobody can catch up with, so every client loads the project again. */
const LEAP = statement('projects.leap', `UPDATE projects SET revision = revision + $2 WHERE id = $1`);

@Injectable()
export class ProjectRevisionsRepository {
  /**
   * The first statement of every write inside a project. Everybody locks the project first and its children after it,
   * so writers queue up and cannot deadlock. Each revision is one event: raise it in the same transaction.
   *
   * @param memberId who must be a member: another than the caller when an admin takes somebody out of the team
   */
  async next(
    tx: Transaction,
    projectId: string,
    caller: Pick<Caller, '_id' | 'name' | 'avatar'>,
    memberId = caller._id,
  ): Promise<ChangeStamp> {
    const row = await tx.row<{ revision: number }>(NEXT, [projectId, memberId]);
    if (!row) throw notFound();
    return { projectId, revision: row.revision, actor: presentPublicPerson(caller) };
  }

  /** For a change of more rows than are worth an event each. Follows `next` or `lock`; another `next` follows. */
  async leap(tx: Transaction, projectId: string): Promise<void> {
    await tx.rows(LEAP, [projectId, MOST_CHANGES + 1]);
  }

  /** The same lock for a write that may turn out to change nothing; `next` follows when it does. */
  async lock(tx: Transaction, projectId: string, { _id }: Pick<Caller, '_id'>): Promise<void> {
    if (!(await tx.row(LOCK, [projectId, _id]))) throw notFound();
  }
}
