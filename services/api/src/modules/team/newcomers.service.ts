import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { Config } from '../../platform/config/index.js';
import { statement, type Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { invitationRequired, registrationClosed, UserRegistered, UserRegistering } from '../auth/index.js';
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
    private readonly config: Config,
    private readonly claims: InvitationClaims,
  ) {}

  onModuleInit(): void {
    this.events.during(UserRegistered, async (registered, tx) => {
      const isFirst = await this.foundFirstTeam(tx, registered.user);
      const { user, inviteToken } = registered;
      const byLink = inviteToken ? await this.claims.byLink(tx, user, inviteToken) : undefined;
      const byAddress = await this.claims.byAddress(tx, user);
      if (!isFirst) this.requireOpenTo(byLink !== undefined || byAddress > 0);
    });
    this.events.during(UserRegistering, async ({ email, inviteToken }, tx) => {
      if (await tx.row(ANY_TEAM)) this.requireOpenTo(await this.claims.isInvited(tx, email, inviteToken));
    });
  }

  /** The setting `REGISTRATION`, which never holds back the first account. @throws 403 */
  private requireOpenTo(invited: boolean): void {
    const { registration } = this.config;
    if (registration === 'closed') throw registrationClosed();
    if (registration === 'invited' && !invited) throw invitationRequired();
  }

  /**
   * The first account becomes admin of the first team, and true is answered; everybody after it is in no team yet
   * (specification 11).
   */
  private async foundFirstTeam(tx: Transaction, { _id, name }: UserRegistered['user']): Promise<boolean> {
    if (await tx.row(ANY_TEAM)) return false;
    await tx.row(WAIT_FOR_THE_FIRST);
    if (await tx.row(ANY_TEAM)) return false;
    const teamId = uuid();
    await tx.rows(FOUND_TEAM, [teamId, [...`${name}'s team`].slice(-LIMITS.name).join('')]);
    await tx.rows(ADD_ADMIN, [_id, teamId]);
    return true;
  }
}
