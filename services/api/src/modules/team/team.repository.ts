import { Injectable } from '@nestjs/common';
import type { TeamMember, TeamRole } from '@taskloom/contracts';
import { Database, statement, type Transaction } from '../../platform/database/index.js';
import { forbidden, notFound } from '../../platform/http/index.js';
import { TEAM_MEMBER } from './team.presenter.js';

const MEMBERS = statement(
  'team.members',
  `SELECT coalesce(jsonb_agg(${TEAM_MEMBER} ORDER BY m.joined_at, u.id), '[]')::text AS json
   FROM team_memberships m JOIN users u ON u.id = m.user_id WHERE m.team_id = $1`,
);
const MEMBER = statement(
  'team.member',
  `SELECT ${TEAM_MEMBER} AS member FROM team_memberships m JOIN users u ON u.id = m.user_id
   WHERE m.team_id = $1 AND m.user_id = $2`,
);
/** Role changes of one team wait for each other, so that two admins cannot step down at once. */
const LOCK = statement('team.lock', 'SELECT id AS _id, name FROM teams WHERE id = $1 FOR NO KEY UPDATE');
const ADMINS = statement(
  'team.admins',
  `SELECT m.user_id AS id FROM team_memberships m JOIN users u ON u.id = m.user_id
   WHERE m.team_id = $1 AND m.role = 'admin' AND u.disabled_at IS NULL`,
);
const ADD = statement(
  'team.add-member',
  `INSERT INTO team_memberships (user_id, team_id, role) VALUES ($1, $2, $3)
   ON CONFLICT (user_id) DO NOTHING RETURNING user_id`,
);
const TEAM_OF = statement('team.of-user', 'SELECT team_id AS id FROM team_memberships WHERE user_id = $1');
/** A disabled account owns nothing from now on. */
const ACTIVE = statement(
  'team.active-member',
  `SELECT 1 FROM team_memberships m JOIN users u ON u.id = m.user_id
   WHERE m.team_id = $1 AND m.user_id = $2 AND u.disabled_at IS NULL`,
);
const SET_ROLE = statement(
  'team.set-role',
  'UPDATE team_memberships SET role = $3 WHERE team_id = $1 AND user_id = $2',
);
const REMOVE = statement(
  'team.remove-member',
  'DELETE FROM team_memberships WHERE team_id = $1 AND user_id = $2',
);

@Injectable()
export class TeamRepository {
  constructor(private readonly database: Database) {}

  /** JSON text of a team's members, in the order in which they came. */
  async membersJson(teamId: string): Promise<string> {
    return (await this.database.hotQuery(MEMBERS, [teamId])) ?? '[]';
  }

  async member(tx: Transaction, teamId: string, userId: string): Promise<TeamMember | undefined> {
    return (await tx.row<{ member: TeamMember }>(MEMBER, [teamId, userId]))?.member;
  }

  lock(tx: Transaction, teamId: string): Promise<{ _id: string; name: string } | undefined> {
    return tx.row(LOCK, [teamId]);
  }

  /** The same, and 403 unless the caller is still its admin: the guard's look may be out of date. */
  async lockAsAdmin(
    tx: Transaction,
    teamId: string,
    adminId: string,
  ): Promise<{ _id: string; name: string }> {
    const team = await this.lock(tx, teamId);
    if (!team) throw notFound();
    if ((await this.member(tx, teamId, adminId))?.role !== 'admin') throw forbidden();
    return team;
  }

  async isOnlyAdmin(tx: Transaction, teamId: string, userId: string): Promise<boolean> {
    const admins = await tx.rows<{ id: string }>(ADMINS, [teamId]);
    return admins.length === 1 && admins[0]?.id === userId;
  }

  async isMember(teamId: string, userId: string): Promise<boolean> {
    return (await this.database.row(MEMBER, [teamId, userId])) !== undefined;
  }

  async isActive(tx: Transaction, teamId: string, userId: string): Promise<boolean> {
    return (await tx.row(ACTIVE, [teamId, userId])) !== undefined;
  }

  /** False when the person is in a team already; which one, `teamOf` tells. */
  async add(tx: Transaction, teamId: string, userId: string, role: TeamRole): Promise<boolean> {
    return (await tx.row(ADD, [userId, teamId, role])) !== undefined;
  }

  async teamOf(tx: Transaction, userId: string): Promise<string | undefined> {
    return (await tx.row<{ id: string }>(TEAM_OF, [userId]))?.id;
  }

  async setRole(tx: Transaction, teamId: string, userId: string, role: TeamRole): Promise<void> {
    await tx.rows(SET_ROLE, [teamId, userId, role]);
  }

  async remove(tx: Transaction, teamId: string, userId: string): Promise<void> {
    await tx.rows(REMOVE, [teamId, userId]);
  }
}
