import { Injectable } from '@nestjs/common';
import { LIMITS, type DeployToken } from '@taskloom/contracts';
import { IsNull, Not, Or } from 'typeorm';
import {
  Database,
  deleteSome,
  future,
  now,
  olderThan,
  wireTime,
  type Transaction,
} from '../../../platform/database/index.js';
import { publicPersonSql, UserEntity } from '../../users/index.js';
import { RemoteTokenEntity } from './remote-token.entity.js';

const DAY_SECONDS = 86_400;
/** Expired tokens stay in the list for so long, and revoked ones in the table. */
const KEPT_DAYS = 90;
/** Tokens of pipelines stay for so long, because the quota of a day counts them. */
const EXCHANGED_DAYS = 2;
/** Tokens in one response; more can only be made by commands on the server. */
const LISTED = 200;
const STEP = 1_000;

const TOKEN_JSON = `json_build_object('_id', t.id, 'name', t.name, 'prefix', t.prefix, 'rights', t.rights,
  'createdAt', ${wireTime('t.created_at')}, 'expiresAt', ${wireTime('t.expires_at')},
  'createdBy', CASE WHEN u.id IS NOT NULL THEN ${publicPersonSql('u')} END, 'lastUsedAt', ${wireTime('t.used_at')})`;

/** The tokens of a remote, as admins see them. */
@Injectable()
export class IssuedTokensRepository {
  constructor(private readonly database: Database) {}

  /** Newest first, without revoked ones and those of pipelines. */
  async list(remote: string, id?: string): Promise<DeployToken[]> {
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(RemoteTokenEntity, 't')
        .leftJoin(UserEntity, 'u', 'u.id = t.createdBy')
        .select(TOKEN_JSON, 'token')
        .where({ remote, revokedAt: IsNull(), ruleId: IsNull(), ...(id !== undefined && { id }) })
        .orderBy('t.id', 'DESC')
        .limit(LISTED)
        .getRawMany<{ token: DeployToken }>(),
    );
    return rows.map(({ token }) => token);
  }

  /** Whether another token fits. The remote is locked. */
  async hasRoom({ manager }: Transaction, remote: string): Promise<boolean> {
    const usable = { remote, revokedAt: IsNull(), ruleId: IsNull(), expiresAt: Or(IsNull(), future()) };
    return (await manager.countBy(RemoteTokenEntity, usable)) < LIMITS.deployTokens;
  }

  /** The name of the token; undefined when the remote has no such token that is not revoked. */
  async revoke({ manager }: Transaction, remote: string, id: string): Promise<string | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .update(RemoteTokenEntity)
      .set({ revokedAt: now })
      .where({ remote, id, revokedAt: IsNull() })
      .returning('name')
      .execute();
    return raw[0]?.name;
  }

  /** Deletes tokens that ended long ago, at most so many of each kind that no statement locks many rows. */
  async removeOld(): Promise<void> {
    const old = olderThan(KEPT_DAYS * DAY_SECONDS);
    const exchanged = { ruleId: Not(IsNull()), expiresAt: olderThan(EXCHANGED_DAYS * DAY_SECONDS) };
    for (const ended of [{ revokedAt: old }, { expiresAt: old }, exchanged])
      await this.database.write((manager) => deleteSome(manager, RemoteTokenEntity, ended, STEP));
  }
}
