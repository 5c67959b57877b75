import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { v7 as uuid } from 'uuid';
import { Any, IsNull, Not } from 'typeorm';
import {
  Database,
  future,
  now,
  olderThan,
  past,
  type Transaction,
} from '../../../platform/database/index.js';
import { SessionEntity } from './session.entity.js';
import type { SignInMeans, SignInOrigin } from './sign-in-origin.js';
import { SESSION_CALLERS, TOKEN_CALLERS, type KnownCaller } from './callers.js';

/** How long a proof allows sensitive changes. */
const PROOF_SECONDS = 600;

/** Sessions in the list of a person. */
const LISTED = 100;

@Injectable()
export class SessionsRepository {
  /** Nothing is cached, so an ended session is invalid at once. */
  private readonly callers = new DataLoader((ids: readonly string[]) => this.callersOf(ids), {
    cache: false,
    maxBatchSize: 100,
    batchScheduleFn: (ask) => this.schedule(ask),
  });
  /** Whether the last batch had several lookups. */
  private several = false;

  constructor(private readonly database: Database) {}

  /** Loads session or API token, person and role for a whole batch, because it runs on each request. */
  caller(sessionId: string): Promise<KnownCaller | undefined> {
    return this.callers.load(sessionId);
  }

  /**
   * Batches the lookups of one turn of the event loop. Where requests overlap it takes two turns: clients of the last batch
   * send their next requests while its responses are being written, and not all of them arrive within one turn.
   */
  private schedule(ask: () => void): void {
    setImmediate(() => (this.several ? setImmediate(ask) : ask()));
  }

  async open(
    userId: string,
    days: number,
    from?: Pick<SignInOrigin, 'address' | 'userAgent'>,
    { issuer, twoFactors = false }: SignInMeans = {},
  ): Promise<string> {
    const id = uuid();
    await this.database.write((manager) =>
      manager
        .createQueryBuilder()
        .insert()
        .into(SessionEntity)
        .values({
          id,
          userId,
          twoFactors,
          address: from?.address.slice(0, 64) ?? null,
          userAgent: from?.userAgent ?? null,
          issuer: issuer ?? null,
          expiresAt: () => 'now() + make_interval(days => :days)',
        })
        .setParameter('days', days)
        .execute(),
    );
    return id;
  }

  /** Whether the person has an open session with exactly this address and user agent. */
  isOpenFrom(
    { manager }: Transaction,
    userId: string,
    { address, userAgent }: Pick<SignInOrigin, 'address' | 'userAgent'>,
  ): Promise<boolean> {
    const from = { address: address.slice(0, 64), userAgent: userAgent ?? IsNull() };
    return manager.exists(SessionEntity, { where: { userId, ...from, expiresAt: future() } });
  }

  /** The issuer of the provider through which it was opened, if any. */
  async end(sessionId: string): Promise<string | undefined> {
    const { raw } = await this.database.write((manager) =>
      manager
        .createQueryBuilder()
        .delete()
        .from(SessionEntity)
        .where({ id: sessionId })
        .returning('issuer')
        .execute(),
    );
    return raw[0]?.issuer ?? undefined;
  }

  async endAll({ manager }: Transaction, userId: string, keep?: string): Promise<string[]> {
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(SessionEntity)
      .where({ userId, ...(keep && { id: Not(keep) }) })
      .returning('id')
      .execute();
    return raw.map(({ id }: { id: string }) => id);
  }

  /** The one used last first; bounded by the limits of sign-ins. */
  listOf(userId: string): Promise<SessionEntity[]> {
    return this.database.read((manager) =>
      manager.find(SessionEntity, {
        where: { userId, expiresAt: future() },
        order: { lastUsedAt: 'DESC', id: 'DESC' },
        take: LISTED,
      }),
    );
  }

  async endOne({ manager }: Transaction, userId: string, id: string): Promise<boolean> {
    const { affected } = await manager.delete(SessionEntity, { id, userId });
    return affected === 1;
  }

  /**
   * Notes a proof and replaces the token with which it was given; another request may have replaced it already.
   *
   * @returns how many tokens the session has had before the current one; undefined when it has ended
   */
  async prove(id: string, twoFactors: boolean, renewals: number): Promise<number | undefined> {
    const isCurrent = 'renewals = :renewals';
    const { raw } = await this.database.write((manager) =>
      manager
        .createQueryBuilder()
        .update(SessionEntity)
        .set({
          provedAt: now,
          renewals: () => `CASE WHEN ${isCurrent} THEN renewals + 1 ELSE renewals END`,
          renewedAt: () => `CASE WHEN ${isCurrent} THEN now() ELSE renewed_at END`,
          ...(twoFactors && { twoFactors }),
        })
        .setParameter('renewals', renewals)
        .where({ id })
        .returning('renewals')
        .execute(),
    );
    return raw[0]?.renewals;
  }

  isProved(id: string): Promise<boolean> {
    return this.database.read((manager) =>
      manager.exists(SessionEntity, { where: { id, provedAt: Not(olderThan(PROOF_SECONDS)) } }),
    );
  }

  async used(sessionIds: readonly string[]): Promise<void> {
    await this.database.write((manager) =>
      manager.update(SessionEntity, { id: Any(sessionIds) }, { lastUsedAt: now }),
    );
  }

  /** `idleMinutes`: also those that have not been used for so long; 0 for none. */
  async removeExpired(idleMinutes: number): Promise<{ id: string; userId: string }[]> {
    const { raw } = await this.database.write((manager) =>
      manager
        .createQueryBuilder()
        .delete()
        .from(SessionEntity)
        .where([
          { expiresAt: past() },
          ...(idleMinutes > 0 ? [{ lastUsedAt: olderThan(idleMinutes * 60) }] : []),
        ])
        .returning('id, user_id AS "userId"')
        .execute(),
    );
    return raw;
  }

  /** Most ids are sessions; only the others are looked up as API tokens. */
  private async callersOf(ids: readonly string[]): Promise<(KnownCaller | undefined)[]> {
    this.several = ids.length > 1;
    const callers = new Map<string, KnownCaller>();
    const read = async (query: typeof SESSION_CALLERS, those: readonly string[]) => {
      for (const caller of await this.database.rows<KnownCaller>(query, { ids: those }))
        callers.set(caller.sessionId, caller);
    };
    await read(SESSION_CALLERS, ids);
    const others = ids.filter((id) => !callers.has(id));
    if (others.length > 0) await read(TOKEN_CALLERS, others);
    return ids.map((id) => callers.get(id));
  }
}
