import { Injectable } from '@nestjs/common';
import { statement, type Transaction } from '../../../platform/database/index.js';

/** Only from the owner's team: the join is the rule. Waits for a removal from the team that is under way. */
const ADD = statement(
  'project-members.add',
  `INSERT INTO project_members (project_id, user_id)
   SELECT p.id, theirs.user_id
   FROM projects p
   JOIN team_memberships owners ON owners.user_id = p.owner_id
   JOIN team_memberships theirs ON theirs.team_id = owners.team_id
   JOIN users u ON u.id = theirs.user_id
   WHERE p.id = $1 AND u.email = $2 AND u.disabled_at IS NULL
   FOR SHARE OF theirs, owners
   ON CONFLICT DO NOTHING
   RETURNING user_id AS id`,
);

const IS_MEMBER = statement(
  'project-members.is-member',
  `SELECT 1 FROM project_members m JOIN users u ON u.id = m.user_id WHERE m.project_id = $1 AND u.email = $2`,
);

const REMOVE = statement(
  'project-members.remove',
  'DELETE FROM project_members WHERE project_id = $1 AND user_id = $2',
);

@Injectable()
export class ProjectMembersRepository {
  /** The new member's id; undefined when there is nobody to add, or nothing to do. */
  async add(tx: Transaction, projectId: string, email: string): Promise<string | undefined> {
    return (await tx.row<{ id: string }>(ADD, [projectId, email]))?.id;
  }

  async isMember(tx: Transaction, projectId: string, email: string): Promise<boolean> {
    return (await tx.row(IS_MEMBER, [projectId, email])) !== undefined;
  }

  async remove(tx: Transaction, projectId: string, userId: string): Promise<void> {
    await tx.rows(REMOVE, [projectId, userId]);
  }
}
