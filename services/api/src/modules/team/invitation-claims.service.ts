import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { User } from '@taskloom/contracts';
import type { Config } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { presentPublicPerson, UsersRepository } from '../users/index.js';
import { hashToken } from '../../platform/secrets/index.js';
import { InvitationsRepository, type ClaimedInvitation } from './invitations.repository.js';
import { InvitationAddressed, InvitationClosed, TeamChanged } from './team.events.js';

type Claimant = Pick<User, '_id' | 'email'>;

/**
 * Makes a person the addressee of an invitation. With mail configured, only a mailed link proves that they own
 * the address; a link that an admin hands out proves nothing.
 */
@Injectable()
export class InvitationClaims {
  private readonly mail: Config['mail'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly events: Events,
    private readonly users: UsersRepository,
    private readonly invitations: InvitationsRepository,
  ) {
    this.mail = config.get('mail', { infer: true });
  }

  /** The invitation's id, also if this person has already claimed it; undefined for an invalid link. */
  async byLink(tx: Transaction, claimant: Claimant, token: string): Promise<string | undefined> {
    const claimed = await this.invitations.claimByToken(tx, claimant._id, hashToken(token));
    if (!claimed) return undefined;
    if (!claimed.handedOut) await this.users.verifyEmail(tx, claimant._id, claimed.email);
    const { _id, teamId, previous } = claimed;
    if (previous === claimant._id) return _id;
    if (previous) {
      await this.events.raise(tx, new InvitationClosed(_id, previous));
      await this.events.raise(tx, new TeamChanged(teamId, previous));
    }
    await this.address(tx, claimed, claimant._id);
    return _id;
  }

  /** Assigns the invitations of an address to its new account and returns their number. */
  async byAddress(tx: Transaction, { _id, email }: Claimant): Promise<number> {
    if (this.mail) return 0;
    const claims = await this.invitations.claimByEmail(tx, _id, email);
    for (const claimed of claims) await this.address(tx, claimed, _id);
    return claims.length;
  }

  /** Whether a new account would claim an invitation. */
  isInvited(tx: Transaction, email: string, token?: string): Promise<boolean> {
    return this.invitations.isInvited(tx, this.mail ? null : email, token ? hashToken(token) : null);
  }

  private async address(tx: Transaction, claimed: ClaimedInvitation, userId: string): Promise<void> {
    const { _id, teamId, role, teamName, inviterId } = claimed;
    const inviter = inviterId ? await this.users.byId(inviterId) : undefined;
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
