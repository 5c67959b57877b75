import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { Config } from '../../platform/config/index.js';
import { statement, type Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { UserRegistered } from '../auth/index.js';
import { presentPublicPerson, UsersRepository } from '../users/index.js';
import { hashToken } from './invitation-token.js';
import { InvitationsRepository, type ClaimedInvitation } from './invitations.repository.js';
import { InvitationAddressed } from './team.events.js';

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
    private readonly users: UsersRepository,
    private readonly invitations: InvitationsRepository,
  ) {}

  onModuleInit(): void {
    this.events.during(UserRegistered, async (registered, tx) => {
      await this.foundFirstTeam(tx, registered.user);
      await this.addressInvitations(tx, registered);
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

  /** Where mail is sent, only the link proves that the address is theirs; elsewhere the address has to do. */
  private async addressInvitations(tx: Transaction, { user, inviteToken }: UserRegistered): Promise<void> {
    const byLink = inviteToken
      ? await this.invitations.claimByToken(tx, user._id, hashToken(inviteToken))
      : [];
    const byAddress = this.config.mail ? [] : await this.invitations.claimByEmail(tx, user._id, user.email);
    for (const claimed of [...byLink, ...byAddress]) await this.address(tx, claimed, user._id);
  }

  private async address(tx: Transaction, claimed: ClaimedInvitation, userId: string): Promise<void> {
    const { _id, teamId, role, teamName, inviterId } = claimed;
    const inviter = inviterId ? await this.users.byId(inviterId, tx) : undefined;
    await this.events.raise(
      tx,
      new InvitationAddressed(
        { _id, teamId, role },
        teamName,
        userId,
        inviter ? presentPublicPerson(inviter) : null,
      ),
    );
  }
}
