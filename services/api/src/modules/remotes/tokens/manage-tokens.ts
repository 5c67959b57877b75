import 'reflect-metadata';
import { REMOTE_NAME } from '@taskloom/contracts';
import { Raw } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { recordAuditEvent } from '../../../platform/audit/index.js';
import { now, withDatabase } from '../../../platform/database/index.js';
import { RemoteEntity } from '../registry/remote.entity.js';
import { RemoteTokenEntity } from './remote-token.entity.js';
import { hashOfToken, newTokenText } from './token-text.js';

/** Without the token itself: only its hash is kept. */
export interface ListedToken {
  _id: string;
  remote: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
  /** Null for a token that was created before tokens expired. */
  expiresAt: string | null;
  revokedAt: string | null;
}

/** The default and maximum lifetime of a token, in days. */
const DAYS = 180;
const MOST_DAYS = 3_650;

/** Its message is one sentence for the operator. */
export class DeployTokenError extends Error {}

const ENTITIES = [RemoteEntity, RemoteTokenEntity];

export interface MadeToken {
  _id: string;
  token: string;
  expiresAt: string;
}

/**
 * Creates a token that may deploy one remote, which may not exist yet. The token is returned only here.
 *
 * @throws DeployTokenError when the name or the number of days is not valid
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
  return withDatabase(databaseUrl, ENTITIES, (database) =>
    database.transaction(async (tx) => {
      await tx.manager
        .createQueryBuilder()
        .insert()
        .into(RemoteEntity)
        .values({ name: remote })
        .orIgnore()
        .execute();
      const { raw } = await tx.manager
        .createQueryBuilder()
        .insert()
        .into(RemoteTokenEntity)
        .values({
          id: _id,
          remote,
          name: name.slice(0, 100),
          hash: hashOfToken(token),
          expiresAt: () => 'now() + make_interval(days => :days)',
        })
        .setParameter('days', days)
        .returning('expires_at')
        .execute();
      const expiresAt: Date = raw[0].expires_at;
      await recordAuditEvent(tx, {
        kind: 'token_created',
        address: null,
        subject: remote,
        details: { token: _id, name, days },
      });
      return { _id, token, expiresAt: expiresAt.toISOString() };
    }),
  );
};

/** The token is invalid from the next request on. @throws DeployTokenError when there is no such token */
export const revokeDeployToken = (
  databaseUrl: string,
  id: string,
): Promise<{ remote: string; name: string }> =>
  withDatabase(databaseUrl, ENTITIES, (database) =>
    database.transaction(async (tx) => {
      const found = await tx.manager.findOne(RemoteTokenEntity, {
        where: { id: Raw((column) => `CAST(${column} AS text) = :id`, { id: id.toLowerCase() }) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!found)
        throw new DeployTokenError(
          `There is no deploy token ${id}: npm run remote -- token list shows them.`,
        );
      const { remote, name, revokedAt } = found;
      if (revokedAt === null) {
        await tx.manager.update(RemoteTokenEntity, { id: found.id }, { revokedAt: now });
        await recordAuditEvent(tx, {
          kind: 'token_revoked',
          address: null,
          subject: remote,
          details: { token: id.toLowerCase(), name },
        });
      }
      return { remote, name };
    }),
  );

export const listDeployTokens = (databaseUrl: string): Promise<ListedToken[]> =>
  withDatabase(databaseUrl, ENTITIES, (database) =>
    database.read(async (manager) => {
      const tokens = await manager.find(RemoteTokenEntity, { order: { remote: 'ASC', createdAt: 'ASC' } });
      return tokens.map(({ id, remote, name, createdAt, usedAt, expiresAt, revokedAt }) => ({
        _id: id,
        remote,
        name,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
        expiresAt: expiresAt?.toISOString() ?? null,
        revokedAt: revokedAt?.toISOString() ?? null,
      }));
    }),
  );
