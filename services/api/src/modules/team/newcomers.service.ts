import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { statement, type Transaction } from '../../platform/database/index.js';

export interface Newcomer {
  _id: string;
  name: string;
  email: string;
}

/** Held until the end of the transaction: registrations into an empty installation wait for each other. */
const WAIT_FOR_THE_FIRST = statement('team.wait-for-the-first', 'SELECT pg_advisory_xact_lock(7205759404)');
const ANYBODY = statement('team.anybody', 'SELECT 1 FROM users LIMIT 1');
const FOUND_TEAM = statement('team.found', 'INSERT INTO teams (id, name) VALUES ($1, $2)');
const FIRST_ADMIN = statement(
  'team.first-admin',
  `INSERT INTO team_memberships (user_id, team_id, role) VALUES ($1, $2, 'admin')`,
);

/** What the team does when somebody registers, inside the registration's transaction. */
@Injectable()
export class NewcomersService {
  /** Before the user's row is written: tells whether this is the installation's first account. */
  async isFirst(tx: Transaction): Promise<boolean> {
    if (await tx.row(ANYBODY)) return false;
    await tx.row(WAIT_FOR_THE_FIRST);
    return (await tx.row(ANYBODY)) === undefined;
  }

  /** The first account becomes admin of the first team; everybody after it is in no team yet (decisions §2). */
  async foundTeam(tx: Transaction, newcomer: Newcomer): Promise<void> {
    const teamId = uuid();
    await tx.rows(FOUND_TEAM, [teamId, `${newcomer.name}'s team`.slice(-200)]);
    await tx.rows(FIRST_ADMIN, [newcomer._id, teamId]);
  }
}
