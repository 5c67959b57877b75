import { Injectable } from '@nestjs/common';
import type { InviteStatus, TeamInvite, TeamRole } from '@taskloom/contracts';
import { Database, statement, type Transaction } from '../../platform/database/index.js';
import { TEAM_INVITE } from './invitation.presenter.js';

/** Days that an invitation stays good (specification 11). */
const GOOD_FOR = '7 days';

const OPEN = statement(
  'invitations.open',
  `SELECT coalesce(json_agg(${TEAM_INVITE} ORDER BY i.created_at DESC, i.id DESC), '[]')::text AS json
   FROM invitations i WHERE i.team_id = $1 AND i.status = 'pending'`,
);
const DROP_EXPIRED = statement(
  'invitations.drop-expired',
  `UPDATE invitations SET status = 'revoked', token_hash = NULL
   WHERE team_id = $1 AND email = $2 AND status = 'pending' AND expires_at <= now()`,
);
const INSERT = statement(
  'invitations.insert',
  `WITH i AS (
     INSERT INTO invitations (id, team_id, email, token_hash, invited_by, addressee_id, expires_at)
     VALUES ($1, $2, $3, $4, $5,
       (SELECT id FROM users WHERE email = $3 AND (email_verified_at IS NOT NULL OR NOT $6)),
       now() + interval '${GOOD_FOR}')
     ON CONFLICT (team_id, email) WHERE status = 'pending' DO NOTHING
     RETURNING *
   )
   SELECT ${TEAM_INVITE} AS invite, i.addressee_id AS "addresseeId" FROM i`,
);
const PENDING = statement(
  'invitations.pending',
  `SELECT ${TEAM_INVITE} AS invite FROM invitations i
   WHERE i.team_id = $1 AND i.email = $2 AND i.status = 'pending'`,
);
const MEMBER_BY_EMAIL = statement(
  'invitations.member-by-email',
  `SELECT 1 FROM users u JOIN team_memberships m ON m.user_id = u.id WHERE m.team_id = $1 AND u.email = $2`,
);
const FOR_ADDRESSEE = statement(
  'invitations.for-addressee',
  `SELECT i.id AS _id, i.team_id AS "teamId", i.role, i.status, i.expires_at <= now() AS expired,
     (i.claimed_by_link OR u.email_verified_at IS NOT NULL) AS proven
   FROM invitations i JOIN users u ON u.id = i.addressee_id
   WHERE i.id = $1 AND i.addressee_id = $2 FOR UPDATE OF i`,
);
const FOR_TEAM = statement(
  'invitations.for-team',
  `SELECT i.status, i.email, i.addressee_id AS "addresseeId" FROM invitations i
   WHERE i.id = $1 AND i.team_id = $2 FOR UPDATE`,
);
const ANSWER = statement(
  'invitations.answer',
  'UPDATE invitations SET status = $2, answered_at = now(), token_hash = NULL WHERE id = $1',
);
const CLAIMED = `RETURNING i.id AS _id, i.team_id AS "teamId", i.role, i.email,
  (SELECT name FROM teams WHERE id = i.team_id) AS "teamName", i.invited_by AS "inviterId"`;
const CLAIM_BY_EMAIL = statement(
  'invitations.claim-by-email',
  `UPDATE invitations i SET addressee_id = $1
   WHERE i.email = $2 AND i.status = 'pending' AND i.expires_at > now() AND i.addressee_id IS NULL ${CLAIMED}`,
);
/** Once: the token goes on naming the invitation to whoever claimed it first. It wins over an address that nobody has proven. */
const CLAIM_BY_TOKEN = statement(
  'invitations.claim-by-token',
  `WITH found AS (
     SELECT id, addressee_id AS previous, claimed_by_link AS claimed FROM invitations
     WHERE token_hash = $2 AND status = 'pending' AND expires_at > now() FOR UPDATE
   )
   UPDATE invitations i SET addressee_id = $1, claimed_by_link = true FROM found
   WHERE i.id = found.id AND (found.previous IS NULL OR found.previous = $1 OR (NOT found.claimed
     AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = found.previous AND u.email_verified_at IS NOT NULL)))
   ${CLAIMED}, found.previous`,
);

const IS_INVITED = statement(
  'invitations.is-invited',
  `SELECT 1 FROM invitations
   WHERE ((email = $1 AND addressee_id IS NULL) OR (token_hash = $2 AND NOT claimed_by_link))
     AND status = 'pending' AND expires_at > now() LIMIT 1`,
);

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
}

interface NewInvitation {
  id: string;
  teamId: string;
  email: string;
  tokenHash: Buffer;
  invitedBy: string;
  /** Whether only an address that is proven to be the account's makes it the addressee. */
  provenOnly: boolean;
}

@Injectable()
export class InvitationsRepository {
  constructor(private readonly database: Database) {}

  /** JSON text of the team's unanswered invitations, newest first. */
  async openJson(teamId: string): Promise<string> {
    return (await this.database.hotQuery(OPEN, [teamId])) ?? '[]';
  }

  async isMember(tx: Transaction, teamId: string, email: string): Promise<boolean> {
    return (await tx.row(MEMBER_BY_EMAIL, [teamId, email])) !== undefined;
  }

  /** Undefined when the same address has a pending invitation already: `pending` reads that one. */
  async insert(
    tx: Transaction,
    { id, teamId, email, tokenHash, invitedBy, provenOnly }: NewInvitation,
  ): Promise<{ invite: TeamInvite; addresseeId: string | null } | undefined> {
    await tx.rows(DROP_EXPIRED, [teamId, email]);
    return tx.row(INSERT, [id, teamId, email, tokenHash, invitedBy, provenOnly]);
  }

  async pending(tx: Transaction, teamId: string, email: string): Promise<TeamInvite | undefined> {
    return (await tx.row<{ invite: TeamInvite }>(PENDING, [teamId, email]))?.invite;
  }

  /** Locks it until the commit, so that accept and reject come one after the other. */
  forAddressee(tx: Transaction, id: string, userId: string): Promise<AddressedInvitation | undefined> {
    return tx.row(FOR_ADDRESSEE, [id, userId]);
  }

  inTeam(
    tx: Transaction,
    id: string,
    teamId: string,
  ): Promise<{ status: InviteStatus; email: string; addresseeId: string | null } | undefined> {
    return tx.row(FOR_TEAM, [id, teamId]);
  }

  async answer(tx: Transaction, id: string, status: 'accepted' | 'rejected' | 'revoked'): Promise<void> {
    await tx.rows(ANSWER, [id, status]);
  }

  /** Whether a new account would claim an invitation, by its address or its link. */
  async isInvited(tx: Transaction, email: string | null, tokenHash: Buffer | null): Promise<boolean> {
    return (await tx.row(IS_INVITED, [email, tokenHash])) !== undefined;
  }

  /** Makes a new account the addressee of what was sent to its address. */
  claimByEmail(tx: Transaction, userId: string, email: string): Promise<ClaimedInvitation[]> {
    return tx.rows(CLAIM_BY_EMAIL, [userId, email]);
  }

  /** `previous` is who was its addressee until now. */
  claimByToken(
    tx: Transaction,
    userId: string,
    tokenHash: Buffer,
  ): Promise<(ClaimedInvitation & { previous: string | null }) | undefined> {
    return tx.row(CLAIM_BY_TOKEN, [userId, tokenHash]);
  }
}
