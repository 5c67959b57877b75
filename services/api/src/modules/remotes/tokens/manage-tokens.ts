import 'reflect-metadata';
import { REMOTE_NAME } from '@taskloom/contracts';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Database, dataSourceOptions, statement, wireTime } from '../../../platform/database/index.js';
import { hashOfToken, newTokenText } from './token-text.js';

/** Without the token itself: only its hash is kept. */
export interface ListedToken {
  _id: string;
  remote: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
  revokedAt: string | null;
}

const ENSURE = statement('tokens.remote', 'INSERT INTO remotes (name) VALUES ($1) ON CONFLICT DO NOTHING');

const CREATE = statement(
  'tokens.create',
  'INSERT INTO remote_tokens (id, remote, name, hash) VALUES ($1, $2, $3, $4)',
);

const REVOKE = statement(
  'tokens.revoke',
  'UPDATE remote_tokens SET revoked_at = COALESCE(revoked_at, now()) WHERE id::text = $1 RETURNING remote, name',
);

const LIST = statement(
  'tokens.list',
  `SELECT id AS _id, remote, name, ${wireTime('created_at')} AS "createdAt", ${wireTime('used_at')} AS "usedAt",
          ${wireTime('revoked_at')} AS "revokedAt"
   FROM remote_tokens ORDER BY remote, created_at`,
);

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

/**
 * Makes a token that may deploy one remote, which need not be known yet. This is the only time that it can be read.
 *
 * @throws DeployTokenError when the name is none
 */
export const createDeployToken = (
  databaseUrl: string,
  remote: string,
  name: string,
): Promise<{ _id: string; token: string }> => {
  if (!REMOTE_NAME.test(remote)) {
    throw new DeployTokenError(`A remote has a lowercase name such as "calendar", and not "${remote}".`);
  }
  return withDatabase(databaseUrl, async (database) => {
    const made = { _id: uuid(), token: newTokenText() };
    await database.transaction(async (tx) => {
      await tx.rows(ENSURE, [remote]);
      await tx.rows(CREATE, [made._id, remote, name.slice(0, 100), hashOfToken(made.token)]);
    });
    return made;
  });
};

/** From the next request on it is worth nothing. @throws DeployTokenError when there is no such token */
export const revokeDeployToken = (
  databaseUrl: string,
  id: string,
): Promise<{ remote: string; name: string }> =>
  withDatabase(databaseUrl, async (database) => {
    const row = await database.row<{ remote: string; name: string }>(REVOKE, [id.toLowerCase()]);
    if (!row)
      throw new DeployTokenError(`There is no deploy token ${id}: npm run remote -- token list shows them.`);
    return row;
  });

export const listDeployTokens = (databaseUrl: string): Promise<ListedToken[]> =>
  withDatabase(databaseUrl, (database) => database.rows<ListedToken>(LIST));
