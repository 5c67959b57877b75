import { Injectable } from '@nestjs/common';
import type { InviteStatus, TeamInvite, TeamRole } from '@taskloom/contracts';
import { Brackets, IsNull, Not, type EntityManager } from 'typeorm';
import { UserEntity } from '../users/index.js';
import { after, Database, future, now, past, type Transaction } from '../../platform/database/index.js';
import { InvitationEntity } from './invitation.entity.js';
import { ADDRESSEE, CLAIMED } from './invitations.statements.js';
import { TEAM_INVITE } from './invitation.presenter.js';
import { TeamMembershipEntity } from './team-membership.entity.js';

/** How long an invitation is valid (specification 11). */
const EXPIRY = after('7 days');

export interface AddressedInvitation {
  _id: string;
  teamId: string;
  role: TeamRole;
  status: Exclude<InviteStatus, 'expired'>;
  expired: boolean;
  /** The addressee has opened a mailed link, this invitation's or an earlier one's. */
  proven: boolean;
}

export interface ClaimedInvitation {
  _id: string;
  teamId: string;
  role: TeamRole;
  email: string;
  teamName: string;
  inviterId: string | null;
  handedOut: boolean;
}

interface FoundInvitation {
  status: InviteStatus;
  email: string;
  role: TeamRole;
  addresseeId: string | null;
}

interface NewInvitation {
  id: string;
  teamId: string;
  email: string;
  role: TeamRole;
  tokenHash: Buffer;
  invitedBy: string;
  /** Whether only a proven address makes an account the addressee. */
  provenOnly: boolean;
  handedOut: boolean;
}

@Injectable()
export class InvitationsRepository {
  constructor(private readonly database: Database) {}

  /** JSON text of the team's unanswered invitations, newest first. */
  async openJson(teamId: string): Promise<string> {
    const row = await this.database.read((manager) =>
      manager
        .createQueryBuilder(InvitationEntity, 'i')
        .select(
          `coalesce(json_agg(${TEAM_INVITE} ORDER BY i.created_at DESC, i.id DESC), '[]')::text`,
          'json',
        )
        .where({ teamId, status: 'pending' })
        .getRawOne<{ json: string }>(),
    );
    return row?.json ?? '[]';
  }

  isMember({ manager }: Transaction, teamId: string, email: string): Promise<boolean> {
    return manager.existsBy(TeamMembershipEntity, { teamId, user: { email } });
  }

  /** Undefined if the address already has a pending invitation, which `pending` reads. */
  async insert(
    { manager }: Transaction,
    { id, teamId, email, role, tokenHash, invitedBy, provenOnly, handedOut }: NewInvitation,
  ): Promise<{ invite: TeamInvite; addresseeId: string | null } | undefined> {
    const pending = { teamId, email, status: 'pending' } as const;
    await manager.update(
      InvitationEntity,
      { ...pending, expiresAt: past() },
      { status: 'revoked', tokenHash: null },
    );
    const { raw } = await manager
      .createQueryBuilder(InvitationEntity, 'i')
      .insert()
      .values({
        id,
        teamId,
        email,
        role,
        tokenHash,
        invitedBy,
        handedOut,
        addresseeId: () => ADDRESSEE,
        expiresAt: EXPIRY,
      })
      .setParameters({ address: email, provenOnly })
      .orUpdate([], ['team_id', 'email'], { indexPredicate: "status = 'pending'" })
      .returning(`${TEAM_INVITE} AS invite, i.addressee_id AS "addresseeId"`)
      .execute();
    return raw[0];
  }

  async pending({ manager }: Transaction, teamId: string, email: string): Promise<TeamInvite | undefined> {
    const row = await manager
      .createQueryBuilder(InvitationEntity, 'i')
      .select(TEAM_INVITE, 'invite')
      .where({ teamId, email, status: 'pending' })
      .getRawOne<{ invite: TeamInvite }>();
    return row?.invite;
  }

  /** Locks it until the commit, so that accept and reject can't overlap. */
  forAddressee(
    { manager }: Transaction,
    id: string,
    userId: string,
  ): Promise<AddressedInvitation | undefined> {
    return manager
      .createQueryBuilder(InvitationEntity, 'i')
      .innerJoin('i.addressee', 'u')
      .select(['i.id AS _id', 'i.team_id AS "teamId"', 'i.role AS role', 'i.status AS status'])
      .addSelect('i.expires_at <= now()', 'expired')
      .addSelect('(i.claimed_by_link OR u.email_verified_at IS NOT NULL)', 'proven')
      .where({ id, addresseeId: userId })
      .setLock('pessimistic_write', undefined, ['i'])
      .getRawOne<AddressedInvitation>();
  }

  async inTeam({ manager }: Transaction, id: string, teamId: string): Promise<FoundInvitation | undefined> {
    const found = await manager.findOne(InvitationEntity, {
      where: { id, teamId },
      lock: { mode: 'pessimistic_write' },
    });
    return found ?? undefined;
  }

  async answer(
    { manager }: Transaction,
    id: string,
    status: 'accepted' | 'rejected' | 'revoked',
  ): Promise<void> {
    await manager.update(InvitationEntity, { id }, { status, answeredAt: now, tokenHash: null });
  }

  /** Whether a new account would claim an invitation, by its address or its link. */
  isInvited({ manager }: Transaction, email: string | null, tokenHash: Buffer | null): Promise<boolean> {
    return manager
      .createQueryBuilder(InvitationEntity, 'i')
      .where({ status: 'pending', expiresAt: future() })
      .andWhere(
        new Brackets((either) =>
          either
            .where('i.email = :email AND i.addressee_id IS NULL', { email })
            .orWhere('i.token_hash = :tokenHash AND NOT i.claimed_by_link', { tokenHash }),
        ),
      )
      .getExists();
  }

  /** Makes a new account the addressee of the invitations to its address. */
  async claimByEmail({ manager }: Transaction, userId: string, email: string): Promise<ClaimedInvitation[]> {
    const { raw } = await manager
      .createQueryBuilder(InvitationEntity, 'i')
      .update()
      .set({ addresseeId: userId })
      .where('email = :email AND status = :status', { email, status: 'pending' })
      .andWhere('expires_at > now() AND addressee_id IS NULL')
      .returning(CLAIMED)
      .execute();
    return raw;
  }

  /** Later uses of the token return the invitation to the same person only. `previous` is the addressee until now. */
  async claimByToken(
    { manager }: Transaction,
    userId: string,
    tokenHash: Buffer,
  ): Promise<(ClaimedInvitation & { previous: string | null }) | undefined> {
    const found = await manager.findOne(InvitationEntity, {
      where: { tokenHash, status: 'pending', expiresAt: future() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!found || !(await isClaimable(manager, found, userId))) return undefined;
    const { raw } = await manager
      .createQueryBuilder(InvitationEntity, 'i')
      .update()
      .set({ addresseeId: userId, claimedByLink: true })
      .where('id = :id', { id: found.id })
      .returning(CLAIMED)
      .execute();
    return { ...raw[0], previous: found.addresseeId };
  }
}

/** A token can be claimed once. It takes precedence over an addressee whose address is not verified. */
const isClaimable = async (
  manager: EntityManager,
  { addresseeId, claimedByLink }: InvitationEntity,
  userId: string,
): Promise<boolean> =>
  addresseeId === null ||
  addresseeId === userId ||
  (!claimedByLink &&
    !(await manager.existsBy(UserEntity, { id: addresseeId, emailVerifiedAt: Not(IsNull()) })));
