import 'reflect-metadata';
import { REMOTE_NAME } from '@taskloom/contracts';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { recordAuditEvent } from '../../../platform/audit/index.js';
import { Database, dataSourceOptions, statement, wireTime } from '../../../platform/database/index.js';
import { hashOfToken, newTokenText } from './token-text.js';

/** Without the token itself: only its hash is kept. */
export interface ListedToken {
  _id: string;
  remote: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
  /** Null for a token that is older than expiries. */
  expiresAt: string | null;
  revokedAt: string | null;
}

const ENSURE = statement('tokens.remote', 'INSERT INTO remotes (name) VALUES ($1) ON CONFLICT DO NOTHING');

const CREATE = statement(
  'tokens.create',
  `INSERT INTO remote_tokens (id, remote, name, hash, expires_at)
   VALUES ($1, $2, $3, $4, now() + make_interval(days => $5)) RETURNING ${wireTime('expires_at')} AS "expiresAt"`,
);

const REVOKE = statement(
  'tokens.revoke',
  `UPDATE remote_tokens t SET revoked_at = COALESCE(t.revoked_at, now())
   FROM (SELECT id, revoked_at FROM remote_tokens WHERE id::text = $1 FOR UPDATE) before
   WHERE t.id = before.id RETURNING t.remote, t.name, before.revoked_at IS NOT NULL AS "wasRevoked"`,
);

const LIST = statement(
  'tokens.list',
  `SELECT id AS _id, remote, name, ${wireTime('created_at')} AS "createdAt", ${wireTime('used_at')} AS "usedAt",
          ${wireTime('expires_at')} AS "expiresAt", ${wireTime('revoked_at')} AS "revokedAt"
   FROM remote_tokens ORDER BY remote, created_at`,
);

/** Days that a token lasts when nobody says otherwise, and the most. */
const DAYS = 180;
const MOST_DAYS = 3_650;

/** Its message is one sentence for the operator. */
export class DeployTokenError extends Error {}

const withDatabase = async <T>(databaseUrl: string, work: (database: Database) => Promise<T>): Promise<T> => {
  const source = await new DataSource(dataSourceOptions(databaseUrl, 2)).initialize();
  try {
    return await work(new Database(source));
  } finally {
    await source.destroy();
  }
};

export interface MadeToken {
  _id: string;
  token: string;
  expiresAt: string;
}

/**
 * Makes a token that may deploy one remote, which need not be known yet. This is the only time that it can be read.
 *
 * @throws DeployTokenError when the name or the number of days is none
 */
export const createDeployToken = async (
  databaseUrl: string,
  remote: string,
  name: string,
  days = DAYS,
): Promise<MadeToken> => {
  if (!REMOTE_NAME.test(remote)) {
    throw new DeployTokenError(`A remote has a lowercase name such as "calendar", and not "${remote}".`);
  }
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
    throw new DeployTokenError(`A deploy token lasts 1 to ${MOST_DAYS} days, and not ${days}.`);
  }
  const [_id, token] = [uuid(), newTokenText()];
  return withDatabase(databaseUrl, (database) =>
    database.transaction(async (tx) => {
      await tx.rows(ENSURE, [remote]);
      const about = [_id, remote, name.slice(0, 100), hashOfToken(token), days];
      const [row] = await tx.rows<{ expiresAt: string }>(CREATE, about);
      if (!row) throw new Error('The token was not stored');
      await recordAuditEvent(tx, {
        kind: 'token_created',
        address: null,
        subject: remote,
        details: { token: _id, name, days },
      });
      return { _id, token, ...row };
    }),
  );
};

/** From the next request on it is worth nothing. @throws DeployTokenError when there is no such token */
export const revokeDeployToken = (
  databaseUrl: string,
  id: string,
): Promise<{ remote: string; name: string }> =>
  withDatabase(databaseUrl, (database) =>
    database.transaction(async (tx) => {
      const row = await tx.row<{ remote: string; name: string; wasRevoked: boolean }>(REVOKE, [
        id.toLowerCase(),
      ]);
      if (!row)
        throw new DeployTokenError(
          `There is no deploy token ${id}: npm run remote -- token list shows them.`,
        );
      const { remote, name, wasRevoked } = row;
      if (!wasRevoked)
        await recordAuditEvent(tx, {
          kind: 'token_revoked',
          address: null,
          subject: remote,
          details: { token: id.toLowerCase(), name },
        });
      return { remote, name };
    }),
  );

export const listDeployTokens = (databaseUrl: string): Promise<ListedToken[]> =>
  withDatabase(databaseUrl, (database) => database.rows<ListedToken>(LIST));
