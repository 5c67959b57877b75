import { Injectable } from '@nestjs/common';
import { LIMITS } from '@taskloom/contracts';
import { Database, now, type Transaction } from '../../../platform/database/index.js';
import { UserEntity } from '../../users/index.js';
import { PasskeyEntity } from './passkey.entity.js';

export type NewPasskey = Omit<PasskeyEntity, 'user' | 'createdAt' | 'lastUsedAt'>;

@Injectable()
export class PasskeysRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  listOf(userId: string): Promise<PasskeyEntity[]> {
    return this.database.read((manager) =>
      manager.find(PasskeyEntity, { where: { userId }, order: { id: 'DESC' }, take: LIMITS.passkeys }),
    );
  }

  async find(userId: string, id: string): Promise<PasskeyEntity | undefined> {
    const found = await this.database.read((manager) => manager.findOneBy(PasskeyEntity, { id, userId }));
    return found ?? undefined;
  }

  /** With its person, who may be disabled. */
  async byCredential(credentialId: Buffer): Promise<PasskeyEntity | undefined> {
    const found = await this.database.read((manager) =>
      manager.findOne(PasskeyEntity, {
        where: { credentialId },
        relations: { user: true },
        select: { user: { id: true, email: true, disabledAt: true } },
      }),
    );
    return found ?? undefined;
  }

  hasAny(userId: string): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(PasskeyEntity, { userId }));
  }

  /** Locks the person, so that requests at the same time don't exceed the limit. */
  async insert({ manager }: Transaction, passkey: NewPasskey): Promise<'added' | 'exists' | 'full'> {
    const { userId } = passkey;
    await manager.findOne(UserEntity, {
      select: { id: true },
      where: { id: userId },
      lock: { mode: 'pessimistic_write' },
    });
    if ((await manager.countBy(PasskeyEntity, { userId })) >= LIMITS.passkeys) return 'full';
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(PasskeyEntity)
      .values(passkey)
      .orIgnore()
      .returning('id')
      .execute();
    return raw.length === 1 ? 'added' : 'exists';
  }

  async rename(userId: string, id: string, name: string): Promise<boolean> {
    const { affected } = await this.database.write((manager) =>
      manager.update(PasskeyEntity, { id, userId }, { name }),
    );
    return affected === 1;
  }

  /** The name of the removed passkey; undefined when the person has no such one. */
  async remove({ manager }: Transaction, userId: string, id: string): Promise<string | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(PasskeyEntity)
      .where({ userId, id })
      .returning('name')
      .execute();
    return raw[0]?.name;
  }

  async removeAllOf({ manager }: Transaction, userId: string): Promise<void> {
    await manager.delete(PasskeyEntity, { userId });
  }

  /** False when the counter has not risen since the last use: then two authenticators have the same key. */
  async used(
    { manager }: Transaction,
    id: string,
    { counter, synced }: { counter: number; synced: boolean },
  ): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(PasskeyEntity)
      .set({ counter: String(counter), synced, lastUsedAt: now })
      .where('id = :id AND (counter < :counter OR (counter = 0 AND :counter = 0))', { id, counter })
      .execute();
    return affected === 1;
  }
}
