import { Injectable } from '@nestjs/common';
import { LIMITS, type TrustRule } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import {
  Database,
  deleteSome,
  future,
  now,
  past,
  wireTime,
  type Transaction,
} from '../../../platform/database/index.js';
import { publicPersonSql, UserEntity } from '../../users/index.js';
import { RemoteTokenEntity } from '../tokens/remote-token.entity.js';
import type { IdToken } from './id-token.service.js';
import { TrustRuleEntity } from './trust-rule.entity.js';
import { UsedIdTokenEntity } from './used-id-token.entity.js';

const STEP = 1_000;

const RULE_JSON = `json_build_object('_id', r.id, 'issuer', r.issuer, 'subject', r.subject, 'rights', r.rights,
  'createdAt', ${wireTime('r.created_at')}, 'createdBy', CASE WHEN u.id IS NOT NULL THEN ${publicPersonSql('u')} END,
  'expiresAt', ${wireTime('r.expires_at')}, 'lastUsedAt', ${wireTime('r.used_at')})`;

@Injectable()
export class TrustRulesRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async list(remote: string, id?: string): Promise<TrustRule[]> {
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(TrustRuleEntity, 'r')
        .leftJoin(UserEntity, 'u', 'u.id = r.createdBy')
        .select(RULE_JSON, 'rule')
        .where({ remote, ...(id !== undefined && { id }) })
        .orderBy('r.id', 'DESC')
        .getRawMany<{ rule: TrustRule }>(),
    );
    return rows.map(({ rule }) => rule);
  }

  /** The rules that have not expired, newest first. */
  valid(remote: string, issuer: string): Promise<TrustRuleEntity[]> {
    return this.database.read((manager) =>
      manager.find(TrustRuleEntity, {
        where: { remote, issuer, expiresAt: future() },
        order: { id: 'DESC' },
      }),
    );
  }

  /** Whether another rule fits. The remote is locked. */
  async hasRoom({ manager }: Transaction, remote: string): Promise<boolean> {
    return (await manager.countBy(TrustRuleEntity, { remote })) < LIMITS.trustRules;
  }

  /** Its id. */
  async add(
    { manager }: Transaction,
    rule: Pick<TrustRuleEntity, 'remote' | 'issuer' | 'subject' | 'rights' | 'createdBy'>,
    days: number,
  ): Promise<string> {
    const id = uuid();
    await manager
      .createQueryBuilder()
      .insert()
      .into(TrustRuleEntity)
      .values({ ...rule, id, expiresAt: () => 'now() + make_interval(days => :days)' })
      .setParameter('days', days)
      .execute();
    return id;
  }

  /** Its tokens leave with it. Undefined when the remote has no such rule. */
  async remove(
    { manager }: Transaction,
    remote: string,
    id: string,
  ): Promise<Pick<TrustRuleEntity, 'issuer' | 'subject'> | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(TrustRuleEntity)
      .where({ remote, id })
      .returning(['issuer', 'subject'])
      .execute();
    return raw[0];
  }

  /** The rule, locked until the transaction ends and marked as used; undefined if it has expired or is removed. */
  async use({ manager }: Transaction, id: string): Promise<TrustRuleEntity | undefined> {
    const lock = { mode: 'pessimistic_write' } as const;
    const rule = await manager.findOne(TrustRuleEntity, { where: { id, expiresAt: future() }, lock });
    if (rule) await manager.update(TrustRuleEntity, { id }, { usedAt: now });
    return rule ?? undefined;
  }

  /** Tokens that the rule has given in the last hour. */
  given({ manager }: Transaction, ruleId: string): Promise<number> {
    return manager
      .createQueryBuilder(RemoteTokenEntity, 't')
      .where({ ruleId })
      .andWhere(`t.created_at > now() - interval '1 hour'`)
      .getCount();
  }

  /** False if the token was used before. */
  async takeIdToken({ manager }: Transaction, { hash, expiresAt }: IdToken): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(UsedIdTokenEntity)
      .values({ hash, expiresAt: () => `:expiresAt::timestamptz + interval '1 hour'` })
      .setParameter('expiresAt', expiresAt.toISOString())
      .orIgnore()
      .returning('expires_at')
      .execute();
    return raw.length > 0;
  }

  /** In batches, so that no statement locks many rows. */
  async forgetIdTokens(): Promise<void> {
    for (let removed = STEP; removed === STEP;)
      removed = await this.database.write((manager) =>
        deleteSome(manager, UsedIdTokenEntity, { expiresAt: past() }, STEP),
      );
  }
}
