import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { LIMITS } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import type { Config } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { invitationRequired, registrationClosed, UserRegistered, UserRegistering } from '../auth/index.js';
import { InvitationClaims } from './invitation-claims.service.js';
import { TeamMembershipEntity } from './team-membership.entity.js';
import { TeamEntity } from './team.entity.js';

/** Registrations into an empty installation wait for each other. */
const FIRST_TEAM_LOCK = 7_205_759_404;

/** Handles a registration for the team, in the transaction of the registration. */
@Injectable()
export class NewcomersService implements OnModuleInit {
  private readonly accounts: Config['accounts'];

  constructor(
    private readonly events: Events,
    config: ConfigService<Config, true>,
    private readonly claims: InvitationClaims,
  ) {
    this.accounts = config.get('accounts', { infer: true });
  }

  onModuleInit(): void {
    this.events.during(UserRegistered, async (registered, tx) => {
      const isFirst = await this.foundFirstTeam(tx, registered.user);
      const { user, inviteToken } = registered;
      const byLink = inviteToken ? await this.claims.byLink(tx, user, inviteToken) : undefined;
      const byAddress = await this.claims.byAddress(tx, user);
      if (!isFirst) this.requireOpenTo(byLink !== undefined || byAddress > 0);
    });
    this.events.during(UserRegistering, async ({ email, inviteToken }, tx) => {
      if (await tx.manager.exists(TeamEntity))
        this.requireOpenTo(await this.claims.isInvited(tx, email, inviteToken));
    });
  }

  /** Enforces the setting `REGISTRATION`, except for the first account. @throws 403 */
  private requireOpenTo(invited: boolean): void {
    const { registration } = this.accounts;
    if (registration === 'closed') throw registrationClosed();
    if (registration === 'invited' && !invited) throw invitationRequired();
  }

  /**
   * Makes the first account admin of the first team and returns true; later accounts start without a team
   * (specification 11).
   */
  private async foundFirstTeam(
    tx: Transaction,
    { _id, name: founder }: UserRegistered['user'],
  ): Promise<boolean> {
    if (await tx.manager.exists(TeamEntity)) return false;
    await tx.wait(FIRST_TEAM_LOCK);
    if (await tx.manager.exists(TeamEntity)) return false;
    const teamId = uuid();
    const name = [...`${founder}'s team`].slice(-LIMITS.name).join('');
    await tx.manager.insert(TeamEntity, { id: teamId, name });
    await tx.manager.insert(TeamMembershipEntity, { userId: _id, teamId, role: 'admin' });
    return true;
  }
}
