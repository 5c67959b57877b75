import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { after, Database, future, past, type Transaction } from '../../../platform/database/index.js';
import type { UserEntity } from '../../users/index.js';
import { PasswordResetEntity } from './password-reset.entity.js';

/** Links with 256 random bits, of which only a hash is stored. */
@Injectable()
export class PasswordResetsRepository {
  constructor(private readonly database: Database) {}

  async insert(
    { manager }: Pick<Transaction, 'manager'>,
    reset: Pick<PasswordResetEntity, 'userId' | 'tokenHash' | 'email'>,
  ): Promise<string> {
    const id = uuid();
    await manager.insert(PasswordResetEntity, { id, ...reset, expiresAt: after('30 minutes') });
    return id;
  }

  /** The person of a valid link. */
  async personOf(tokenHash: Buffer): Promise<Pick<UserEntity, 'name' | 'email'> | undefined> {
    const found = await this.database.read((manager) =>
      manager.findOne(PasswordResetEntity, {
        where: { tokenHash, expiresAt: future() },
        relations: { user: true },
        select: { id: true, user: { id: true, name: true, email: true } },
      }),
    );
    return found?.user;
  }

  /** Removes a valid link: of two requests with the same one, the second gets undefined. */
  async take(
    { manager }: Transaction,
    tokenHash: Buffer,
  ): Promise<{ userId: string; email: string | null } | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(PasswordResetEntity)
      .where({ tokenHash, expiresAt: future() })
      .returning('user_id AS "userId", email')
      .execute();
    return raw[0];
  }

  /** Removes all links of a person; returns their ids. */
  async removeAllOf({ manager }: Pick<Transaction, 'manager'>, userId: string): Promise<string[]> {
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(PasswordResetEntity)
      .where({ userId })
      .returning('id')
      .execute();
    return raw.map(({ id }: { id: string }) => id);
  }

  async removeExpired(): Promise<void> {
    await this.database.write((manager) => manager.delete(PasswordResetEntity, { expiresAt: past() }));
  }
}
