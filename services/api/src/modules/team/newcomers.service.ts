import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { statement, type Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { UserRegistered } from '../auth/index.js';
import { InvitationClaims } from './invitation-claims.service.js';

const ANY_TEAM = statement('team.any', 'SELECT 1 FROM teams LIMIT 1');
/** Held until the end of the transaction: registrations into an empty installation wait for each other. */
const WAIT_FOR_THE_FIRST = statement('team.wait-for-the-first', 'SELECT pg_advisory_xact_lock(7205759404)');
const FOUND_TEAM = statement('team.found', 'INSERT INTO teams (id, name) VALUES ($1, $2)');
const ADD_ADMIN = statement(
  'team.add-admin',
  `INSERT INTO team_memberships (user_id, team_id, role) VALUES ($1, $2, 'admin')`,
);

/** What the team does when somebody registers, inside the registration's transaction. */
@Injectable()
export class NewcomersService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly claims: InvitationClaims,
  ) {}

  onModuleInit(): void {
    this.events.during(UserRegistered, async (registered, tx) => {
      await this.foundFirstTeam(tx, registered.user);
      const { user, inviteToken } = registered;
      if (inviteToken) await this.claims.byLink(tx, user, inviteToken);
      await this.claims.byAddress(tx, user);
    });
  }

  /** The first account becomes admin of the first team; everybody after it is in no team yet (decisions §2). */
  private async foundFirstTeam(tx: Transaction, { _id, name }: UserRegistered['user']): Promise<void> {
    if (await tx.row(ANY_TEAM)) return;
    await tx.row(WAIT_FOR_THE_FIRST);
    if (await tx.row(ANY_TEAM)) return;
    const teamId = uuid();
    await tx.rows(FOUND_TEAM, [teamId, [...`${name}'s team`].slice(-LIMITS.name).join('')]);
    await tx.rows(ADD_ADMIN, [_id, teamId]);
  }
}
