import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Database, now, type Transaction } from '../../../platform/database/index.js';
import { UserEntity } from '../../users/index.js';
import { IdentityEntity } from './identity.entity.js';

@Injectable()
export class IdentitiesRepository {
  constructor(private readonly database: Database) {}

  /** The oldest first; at most one of each provider. */
  listOf(userId: string): Promise<IdentityEntity[]> {
    return this.database.read((manager) =>
      manager.find(IdentityEntity, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' }, take: 100 }),
    );
  }

  /** With its person, who may be disabled. */
  async bySubject(issuer: string, subject: string): Promise<IdentityEntity | undefined> {
    const found = await this.database.read((manager) =>
      manager.findOne(IdentityEntity, {
        where: { issuer, subject },
        relations: { user: true },
        select: { user: { id: true, name: true, email: true, disabledAt: true } },
      }),
    );
    return found ?? undefined;
  }

  /** False when the account at the provider, or another one of it, is already linked. */
  async insert(
    { manager }: Transaction,
    identity: Pick<IdentityEntity, 'id' | 'userId' | 'issuer' | 'subject' | 'email'>,
  ): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(IdentityEntity)
      .values(identity)
      .orIgnore()
      .returning('id')
      .execute();
    return raw.length === 1;
  }

  /** Notes a sign-in; false when it has been removed. */
  async used({ manager }: Transaction, id: string, email: string | null): Promise<boolean> {
    const { affected } = await manager.update(IdentityEntity, { id }, { lastUsedAt: now, email });
    return affected === 1;
  }

  /** Locks the person, so that the last two can't both be removed. `last` when there is no other way to sign in. */
  async remove(
    { manager }: Transaction,
    userId: string,
    id: string,
  ): Promise<IdentityEntity | 'last' | undefined> {
    const user = await manager.findOne(UserEntity, {
      select: { id: true, passwordHash: true },
      where: { id: userId },
      lock: { mode: 'pessimistic_write' },
    });
    const identity = await manager.findOneBy(IdentityEntity, { id, userId });
    if (!identity) return undefined;
    const hasOthers = await manager.existsBy(IdentityEntity, { userId, id: Not(id) });
    if (user?.passwordHash === null && !hasOthers) return 'last';
    await manager.delete(IdentityEntity, { id, userId });
    return identity;
  }
}
