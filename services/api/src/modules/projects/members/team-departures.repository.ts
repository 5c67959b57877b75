import { Injectable } from '@nestjs/common';
import type { TeamDeparture } from '@taskloom/contracts';
import { Database, statement, type Transaction } from '../../../platform/database/index.js';

/** Memberships in other people's projects, as far as their owners are in the team. In one order, so that locks queue up. */
const JOINED = `FROM project_members m JOIN projects p ON p.id = m.project_id
  JOIN team_memberships owners ON owners.user_id = p.owner_id
  WHERE m.user_id = $1 AND owners.team_id = $2 AND p.owner_id <> $1`;
const OWNED = 'FROM projects p WHERE p.owner_id = $1 AND p.deleted_at IS NULL';

const JOINED_IDS = statement('team-departures.joined', `SELECT p.id ${JOINED} ORDER BY p.id`);
const OWNED_IDS = statement('team-departures.owned', `SELECT p.id ${OWNED} ORDER BY p.id`);
const SUMMARY = statement(
  'team-departures.summary',
  `SELECT (SELECT count(*)::int ${JOINED}) AS projects,
     (SELECT count(*)::int ${OWNED}) AS "ownedProjects",
     (SELECT count(*)::int FROM task_assignees a WHERE a.user_id = $1
       AND a.project_id IN (SELECT p.id ${JOINED} UNION ALL SELECT p.id ${OWNED})) AS assignments`,
);
const ADD_OWNER = statement(
  'team-departures.add-owner',
  'INSERT INTO project_memberships (project_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING user_id AS id',
);
const SET_OWNER = statement(
  'team-departures.set-owner',
  'UPDATE projects SET owner_id = $2, version = version + 1 WHERE id = $1',
);

@Injectable()
export class TeamDeparturesRepository {
  constructor(private readonly database: Database) {}

  async summary(
    userId: string,
    teamId: string,
    connection: Pick<Transaction, 'row'> = this.database,
  ): Promise<TeamDeparture> {
    const none = { projects: 0, assignments: 0, ownedProjects: 0 };
    return (await connection.row<TeamDeparture>(SUMMARY, [userId, teamId])) ?? none;
  }

  async joined(tx: Transaction, userId: string, teamId: string): Promise<string[]> {
    return (await tx.rows<{ id: string }>(JOINED_IDS, [userId, teamId])).map(({ id }) => id);
  }

  async owned(tx: Transaction, userId: string): Promise<string[]> {
    return (await tx.rows<{ id: string }>(OWNED_IDS, [userId])).map(({ id }) => id);
  }

  /** False when the new owner was a member already. */
  async addOwner(tx: Transaction, projectId: string, userId: string): Promise<boolean> {
    return (await tx.row(ADD_OWNER, [projectId, userId])) !== undefined;
  }

  async setOwner(tx: Transaction, projectId: string, userId: string): Promise<void> {
    await tx.rows(SET_OWNER, [projectId, userId]);
  }
}
