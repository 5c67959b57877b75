import { Injectable } from '@nestjs/common';
import type { ChangeStamp } from '@taskloom/contracts';
import { statement, type Transaction } from '../../platform/database/index.js';
import { notFound, type Caller } from '../../platform/http/index.js';
import { presentPublicPerson } from '../users/index.js';

/** Locks the project's row until the commit and names the path once more: the guard's look may be out of date. */
const NEXT = statement(
  'projects.next-revision',
  `UPDATE projects SET revision = revision + 1, updated_at = now()
   WHERE id = $1 AND EXISTS (SELECT 1 FROM project_members WHERE project_id = $1 AND user_id = $2)
   RETURNING revision`,
);

@Injectable()
export class ProjectRevisionsRepository {
  /**
   * The first statement of every write inside a project. Everybody locks the project first and its children after it,
   * so writers queue up and cannot deadlock.
   */
  async next(tx: Transaction, projectId: string, caller: Caller): Promise<ChangeStamp> {
    const row = await tx.row<{ revision: number }>(NEXT, [projectId, caller._id]);
    if (!row) throw notFound();
    return { projectId, revision: row.revision, actor: presentPublicPerson(caller) };
  }
}
