import 'reflect-metadata';
import { DEPLOY_RIGHTS, REMOTE_NAME, type DeployRight } from '@taskloom/contracts';
import { IsNull, Raw } from 'typeorm';
import { recordAuditEvent } from '../../../platform/audit/index.js';
import { now, withDatabase } from '../../../platform/database/index.js';
import { UserEntity } from '../../users/index.js';
import { RemoteEntity } from '../registry/remote.entity.js';
import { TrustRuleEntity } from '../trust/trust-rule.entity.js';
import { addToken, type MadeToken } from './new-token.js';
import { RemoteTokenEntity } from './remote-token.entity.js';

/** Without the token itself: only its hash is kept. */
export interface ListedToken {
  _id: string;
  remote: string;
  name: string;
  rights: DeployRight[];
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

const ENTITIES = [RemoteEntity, RemoteTokenEntity, TrustRuleEntity, UserEntity];

/**
 * Creates a token that may deploy one remote, which may not exist yet. The token is returned only here.
 *
 * @param rights all of them by default
 * @throws DeployTokenError when the name, the number of days or a right is not valid
 */
export const createDeployToken = async (
  databaseUrl: string,
  remote: string,
  name: string,
  days = DAYS,
  rights: readonly string[] = DEPLOY_RIGHTS,
): Promise<MadeToken> => {
  if (!REMOTE_NAME.test(remote)) {
    throw new DeployTokenError(`A remote has a lowercase name such as "calendar", and not "${remote}".`);
  }
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
    throw new DeployTokenError(`A deploy token lasts 1 to ${MOST_DAYS} days, not ${days}.`);
  }
  const ordered = DEPLOY_RIGHTS.filter((right) => rights.includes(right));
  if (ordered.length === 0 || ordered.length < rights.length) {
    throw new DeployTokenError(`The rights of a deploy token are some of ${DEPLOY_RIGHTS.join(', ')}.`);
  }
  return withDatabase(databaseUrl, ENTITIES, (database) =>
    database.transaction(async (tx) => {
      await tx.manager
        .createQueryBuilder()
        .insert()
        .into(RemoteEntity)
        .values({ name: remote })
        .orIgnore()
        .execute();
      return addToken(tx, { remote, name: name.slice(0, 100), rights: ordered, days });
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
      const tokens = await manager.find(RemoteTokenEntity, {
        where: { ruleId: IsNull() },
        order: { remote: 'ASC', createdAt: 'ASC' },
      });
      return tokens.map(({ id, remote, name, rights, createdAt, usedAt, expiresAt, revokedAt }) => ({
        _id: id,
        remote,
        name,
        rights,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
        expiresAt: expiresAt?.toISOString() ?? null,
        revokedAt: revokedAt?.toISOString() ?? null,
      }));
    }),
  );
