import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { v7 as uuid } from 'uuid';
import { In, Not } from 'typeorm';
import {
  Database,
  future,
  now,
  olderThan,
  past,
  type Transaction,
} from '../../../platform/database/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { SessionEntity } from './session.entity.js';
import type { SignInOrigin } from './sign-in-origin.js';
import { CALLERS } from './sessions.statements.js';

/** Batches the lookups of one turn of the event loop; nothing is cached, so an ended session is invalid at once. */
const IN_ONE_TURN = {
  cache: false,
  maxBatchSize: 100,
  batchScheduleFn: (ask: () => void): void => void setImmediate(ask),
};

/** Sessions in the list of a person. */
const LISTED = 100;

@Injectable()
export class SessionsRepository {
  private readonly callers = new DataLoader(
    (sessionIds: readonly string[]) => this.callersOf(sessionIds),
    IN_ONE_TURN,
  );

  constructor(private readonly database: Database) {}

  /** Loads session, person and role for a whole batch in one statement, because it runs on each request. */
  caller(sessionId: string): Promise<Caller | undefined> {
    return this.callers.load(sessionId);
  }

  async open(
    userId: string,
    days: number,
    from?: Pick<SignInOrigin, 'address' | 'userAgent'>,
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
          address: from?.address.slice(0, 64) ?? null,
          userAgent: from?.userAgent ?? null,
          expiresAt: () => 'now() + make_interval(days => :days)',
        })
        .setParameter('days', days)
        .execute(),
    );
    return id;
  }

  async end(sessionId: string): Promise<void> {
    await this.database.write((manager) => manager.delete(SessionEntity, { id: sessionId }));
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

  async used(sessionIds: readonly string[]): Promise<void> {
    await this.database.write((manager) =>
      manager.update(SessionEntity, { id: In(sessionIds) }, { lastUsedAt: now }),
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

  private async callersOf(sessionIds: readonly string[]): Promise<(Caller | undefined)[]> {
    const callers = await this.database.rows<Caller>(CALLERS, [sessionIds]);
    return sessionIds.map((id) => callers.find(({ sessionId }) => sessionId === id));
  }
}
