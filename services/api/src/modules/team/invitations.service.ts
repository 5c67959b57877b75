import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import {
  LIMITS,
  SCREENS,
  type AuditKind,
  type InviteAnswer,
  type InviteClaimed,
  type InviteLink,
  type InviteResult,
  type TeamInvite,
  type TeamRole,
} from '@taskloom/contracts';
import { isEmail } from 'class-validator';
import { v7 as uuid } from 'uuid';
import { AuditService } from '../../platform/audit/index.js';
import type { Config } from '../../platform/config/index.js';
import { Database, type Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { notFound, type Caller } from '../../platform/http/index.js';
import { PoliciesService } from '../../platform/policies/index.js';
import { presentPublicPerson } from '../users/index.js';
import { InvitationClaims } from './invitation-claims.service.js';
import { newToken } from '../../platform/secrets/index.js';
import { InvitationsRepository, type AddressedInvitation } from './invitations.repository.js';
import type { OwnTeam } from './team-access.js';
import {
  alreadyInTeam,
  inAnotherTeam,
  inviteAnswered,
  inviteExpired,
  inviteNeedsLink,
} from './team.errors.js';
import {
  InvitationAccepted,
  InvitationAddressed,
  InvitationClosed,
  InvitationSent,
  TeamChanged,
} from './team.events.js';
import { TeamRepository } from './team.repository.js';

interface LockedTeam extends OwnTeam {
  name: string;
}

interface Invited {
  email: string;
  role: TeamRole;
  /** The admin passes the link on, so it is not mailed. */
  handedOut?: boolean;
}

interface SentInvitation {
  invite: TeamInvite;
  token: string;
}

@Injectable()
export class InvitationsService {
  private readonly mail: Config['mail'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly database: Database,
    private readonly invitations: InvitationsRepository,
    private readonly team: TeamRepository,
    private readonly claims: InvitationClaims,
    private readonly policies: PoliciesService,
    private readonly events: Events,
    private readonly audit: AuditService,
  ) {
    this.mail = config.get('mail', { infer: true });
  }

  /** JSON text. */
  open(team: OwnTeam): Promise<string> {
    return this.invitations.openJson(team._id);
  }

  /**
   * The response doesn't reveal whether the address has an account. A duplicate of a pending invitation sends
   * nothing.
   */
  async invite(caller: Caller, team: OwnTeam, email: string): Promise<TeamInvite> {
    return this.database.transaction(async (tx) => {
      const locked = await this.team.lockAsAdmin(tx, team._id, caller._id);
      if (await this.invitations.isMember(tx, team._id, email)) throw alreadyInTeam();
      await this.policies.requireMailDomain(email);
      const sent = await this.send(tx, caller, locked, { email, role: 'member' });
      if (!sent) return this.pending(tx, team, email);
      await this.events.raise(tx, new TeamChanged(team._id));
      return sent.invite;
    });
  }

  /** Sends an invitation again, also an expired one. A new invitation replaces it, so its earlier link ends. */
  async resend(caller: Caller, team: OwnTeam, id: string): Promise<TeamInvite> {
    const { invite } = await this.replace(caller, team, id, { handedOut: false });
    return invite;
  }

  /** Replaces an invitation by one whose link the admin hands out, since only hashes of links are stored. */
  async createLink(caller: Caller, team: OwnTeam, id: string): Promise<InviteLink> {
    const { invite, token } = await this.replace(caller, team, id, { handedOut: true });
    return { invite, path: SCREENS.invitation(token) };
  }

  /** Like {@link invite}, for many addresses in one transaction. */
  async inviteMany(
    caller: Caller,
    team: OwnTeam,
    addresses: readonly string[],
    role: TeamRole,
  ): Promise<InviteResult[]> {
    const emails = new Set(addresses.map((address) => address.trim().toLowerCase()).filter(Boolean));
    return this.database.transaction(async (tx) => {
      const locked = await this.team.lockAsAdmin(tx, team._id, caller._id);
      const results: InviteResult[] = [];
      for (const email of emails) {
        const outcome = await this.outcome(tx, caller, locked, { email, role });
        results.push({ email, outcome });
      }
      if (results.some(({ outcome }) => outcome === 'invited'))
        await this.events.raise(tx, new TeamChanged(team._id));
      return results;
    });
  }

  async revoke(caller: Caller, team: OwnTeam, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.team.lockAsAdmin(tx, team._id, caller._id);
      const found = await this.invitations.inTeam(tx, id, team._id);
      if (!found) throw notFound();
      if (found.status === 'accepted' || found.status === 'rejected') throw inviteAnswered();
      await this.invitations.answer(tx, id, 'revoked');
      await this.events.raise(tx, new InvitationClosed(id, found.addresseeId));
      await this.events.raise(tx, new TeamChanged(team._id, found.addresseeId));
      await this.record(tx, caller, 'invitation_revoked', team._id, found.email);
    });
  }

  /** For people who already have an account. @throws 404 when the link is not valid */
  async claim(caller: Caller, inviteToken: string): Promise<InviteClaimed> {
    return this.database.transaction(async (tx) => {
      const _id = await this.claims.byLink(tx, caller, inviteToken);
      if (!_id) throw notFound();
      return { _id };
    });
  }

  async accept(caller: Caller, id: string): Promise<InviteAnswer> {
    return this.database.transaction(async (tx) => {
      const invitation = await this.addressed(tx, caller, id);
      if (invitation.status === 'accepted') return { _id: id, status: 'accepted' };
      this.requireOpen(invitation);
      const joined = await this.team.add(tx, invitation.teamId, caller._id, invitation.role);
      if (!joined && (await this.team.teamOf(tx, caller._id)) !== invitation.teamId) throw inAnotherTeam();
      await this.invitations.answer(tx, id, 'accepted');
      await this.events.raise(tx, new InvitationClosed(id, caller._id));
      await this.events.raise(tx, new TeamChanged(invitation.teamId));
      if (joined) {
        await this.events.raise(tx, new InvitationAccepted(invitation.teamId, presentPublicPerson(caller)));
      }
      await this.record(tx, caller, 'invitation_accepted', invitation.teamId);
      return { _id: id, status: 'accepted' };
    });
  }

  async reject(caller: Caller, id: string): Promise<InviteAnswer> {
    return this.database.transaction(async (tx) => {
      const invitation = await this.addressed(tx, caller, id);
      if (invitation.status === 'rejected') return { _id: id, status: 'rejected' };
      this.requireOpen(invitation);
      await this.invitations.answer(tx, id, 'rejected');
      await this.events.raise(tx, new InvitationClosed(id, caller._id));
      await this.events.raise(tx, new TeamChanged(invitation.teamId, caller._id));
      await this.record(tx, caller, 'invitation_rejected', invitation.teamId);
      return { _id: id, status: 'rejected' };
    });
  }

  private async replace(
    caller: Caller,
    team: OwnTeam,
    id: string,
    { handedOut }: { handedOut: boolean },
  ): Promise<SentInvitation> {
    return this.database.transaction(async (tx) => {
      const locked = await this.team.lockAsAdmin(tx, team._id, caller._id);
      const found = await this.invitations.inTeam(tx, id, team._id);
      if (!found || found.status === 'revoked') throw notFound();
      if (found.status !== 'pending') throw inviteAnswered();
      const { email, role, addresseeId } = found;
      if (await this.invitations.isMember(tx, team._id, email)) throw alreadyInTeam();
      await this.policies.requireMailDomain(email);
      await this.invitations.answer(tx, id, 'revoked');
      await this.events.raise(tx, new InvitationClosed(id, addresseeId));
      await this.events.raise(tx, new TeamChanged(team._id, addresseeId));
      const sent = await this.send(tx, caller, locked, { email, role, handedOut });
      if (!sent) throw notFound();
      return sent;
    });
  }

  private async outcome(
    tx: Transaction,
    caller: Caller,
    team: LockedTeam,
    invited: Invited,
  ): Promise<InviteResult['outcome']> {
    const { email } = invited;
    if (email.length > LIMITS.email || !isEmail(email)) return 'invalid';
    if (await this.invitations.isMember(tx, team._id, email)) return 'member';
    if (!(await this.policies.allowsMailDomain(email))) return 'domain';
    return (await this.send(tx, caller, team, invited)) ? 'invited' : 'pending';
  }

  /** Undefined, without any effect, if the address already has a pending invitation. */
  private async send(
    tx: Transaction,
    caller: Caller,
    team: LockedTeam,
    { email, role, handedOut = false }: Invited,
  ): Promise<SentInvitation | undefined> {
    const { token, tokenHash } = newToken();
    const id = uuid();
    const made = await this.invitations.insert(tx, {
      id,
      teamId: team._id,
      email,
      role,
      tokenHash,
      invitedBy: caller._id,
      provenOnly: this.mail !== undefined,
      handedOut,
    });
    if (!made) return undefined;
    const inviter = presentPublicPerson(caller);
    if (!handedOut)
      await this.events.raise(tx, new InvitationSent({ _id: id, email }, team.name, inviter, token));
    if (made.addresseeId) {
      const invitation = { _id: id, teamId: team._id, role };
      await this.events.raise(tx, new InvitationAddressed(invitation, team.name, made.addresseeId, inviter));
    }
    await this.record(tx, caller, handedOut ? 'invitation_link_created' : 'invitation_sent', team._id, email);
    return { invite: made.invite, token };
  }

  private async addressed(tx: Transaction, caller: Caller, id: string): Promise<AddressedInvitation> {
    const invitation = await this.invitations.forAddressee(tx, id, caller._id);
    if (!invitation) throw notFound();
    return invitation;
  }

  /**
   * 409 after the opposite answer, 410 if revoked or expired, and 409 for an unproven address if mail is configured.
   */
  private requireOpen({ status, expired, proven }: AddressedInvitation): void {
    if (status === 'accepted' || status === 'rejected') throw inviteAnswered();
    if (status === 'revoked' || expired) throw inviteExpired();
    if (this.mail && !proven) throw inviteNeedsLink();
  }

  private record(
    tx: Transaction,
    { _id: actorId, address }: Caller,
    kind: AuditKind,
    teamId: string,
    subject?: string,
  ): Promise<void> {
    return this.audit.record(tx, { kind, address, actorId, teamId, subject });
  }

  private async pending(tx: Transaction, team: OwnTeam, email: string): Promise<TeamInvite> {
    const invite = await this.invitations.pending(tx, team._id, email);
    if (!invite) throw notFound();
    return invite;
  }
}
