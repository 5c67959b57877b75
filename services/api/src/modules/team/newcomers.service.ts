import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { PoliciesService } from '../../platform/policies/index.js';
import { invitationRequired, registrationClosed, UserRegistered, UserRegistering } from '../auth/index.js';
import { InvitationClaims } from './invitation-claims.service.js';
import { takeHue } from './take-hue.js';
import { TeamMembershipEntity } from './team-membership.entity.js';
import { TeamEntity } from './team.entity.js';

/** Handles a registration for the team, in the transaction of the registration. */
@Injectable()
export class NewcomersService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly policies: PoliciesService,
    private readonly claims: InvitationClaims,
  ) {}

  onModuleInit(): void {
    this.events.during(UserRegistered, async (registered, tx) => {
      const isFirst = await this.foundFirstTeam(tx, registered.user);
      const { user, inviteToken } = registered;
      const byLink = inviteToken ? await this.claims.byLink(tx, user, inviteToken) : undefined;
      const byAddress = await this.claims.byAddress(tx, user);
      if (!isFirst) await this.requireOpenTo(user.email, byLink !== undefined || byAddress > 0);
    });
    this.events.during(UserRegistering, async ({ email, inviteToken }, tx) => {
      if (await tx.manager.exists(TeamEntity))
        await this.requireOpenTo(email, await this.claims.isInvited(tx, email, inviteToken));
    });
  }

  /** Enforces the policies, except for the first account. @throws 403 */
  private async requireOpenTo(email: string, invited: boolean): Promise<void> {
    const { registration } = await this.policies.current();
    if (registration === 'closed') throw registrationClosed();
    if (registration === 'invited' && !invited) throw invitationRequired();
    await this.policies.requireMailDomain(email);
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
    await tx.wait('firstTeam');
    if (await tx.manager.exists(TeamEntity)) return false;
    const teamId = uuid();
    const name = [...`${founder}'s team`].slice(-LIMITS.name).join('');
    await tx.manager.insert(TeamEntity, { id: teamId, name });
    await tx.manager.insert(TeamMembershipEntity, { userId: _id, teamId, role: 'admin' });
    await takeHue(tx, teamId, _id);
    return true;
  }
}
