import type { DeployRight } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { recordAuditEvent } from '../../../platform/audit/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import { RemoteTokenEntity } from './remote-token.entity.js';
import { hashOfToken, newTokenText, shownPartOf } from './token-text.js';

interface NewToken {
  remote: string;
  name: string;
  rights: DeployRight[];
  days: number;
  /** The admin who made it; absent for a command on the server. */
  by?: { _id: string; address?: string };
}

export interface MadeToken {
  _id: string;
  /** The token itself, which is returned only here. */
  token: string;
  expiresAt: string;
}

/** Stores a token of a remote that exists, with its audit event. */
export const addToken = async (
  tx: Transaction,
  { remote, name, rights, days, by }: NewToken,
): Promise<MadeToken> => {
  const [_id, token] = [uuid(), newTokenText()];
  const { raw } = await tx.manager
    .createQueryBuilder()
    .insert()
    .into(RemoteTokenEntity)
    .values({
      id: _id,
      remote,
      name,
      rights,
      hash: hashOfToken(token),
      prefix: shownPartOf(token),
      createdBy: by?._id ?? null,
      expiresAt: () => 'now() + make_interval(days => :days)',
    })
    .setParameter('days', days)
    .returning('expires_at')
    .execute();
  const expiresAt: Date = raw[0].expires_at;
  await recordAuditEvent(tx, {
    kind: 'token_created',
    address: by ? by.address : null,
    actorId: by?._id,
    subject: remote,
    details: { token: _id, name, days, rights: rights.join(', ') },
  });
  return { _id, token, expiresAt: expiresAt.toISOString() };
};
