import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { after, Database, future, past, type Transaction } from '../../../platform/database/index.js';
import { EmailLinkEntity } from './email-link.entity.js';

/** Links with 256 random bits, of which only a hash is stored. */
@Injectable()
export class EmailLinksRepository {
  constructor(private readonly database: Database) {}

  /** The earlier link of the person ends. Returns the ids of the new one and the one before. */
  async replace(
    { manager }: Transaction,
    link: Pick<EmailLinkEntity, 'userId' | 'tokenHash' | 'email'>,
  ): Promise<{ id: string; before: string[] }> {
    const before = await this.remove({ manager }, link.userId);
    const id = uuid();
    await manager.insert(EmailLinkEntity, { id, ...link, expiresAt: after('24 hours') });
    return { id, before };
  }

  /** The ids of what was removed. */
  async remove({ manager }: Pick<Transaction, 'manager'>, userId: string): Promise<string[]> {
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(EmailLinkEntity)
      .where({ userId })
      .returning('id')
      .execute();
    return raw.map(({ id }: { id: string }) => id);
  }

  async of(userId: string): Promise<EmailLinkEntity | undefined> {
    const where = { userId, expiresAt: future() };
    const found = await this.database.read((manager) => manager.findOneBy(EmailLinkEntity, where));
    return found ?? undefined;
  }

  /** Removes a valid link: of two requests with the same one, the second gets undefined. */
  async take(
    { manager }: Transaction,
    tokenHash: Buffer,
  ): Promise<{ userId: string; email: string } | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(EmailLinkEntity)
      .where({ tokenHash, expiresAt: future() })
      .returning('user_id AS "userId", email')
      .execute();
    return raw[0];
  }

  async removeExpired(): Promise<void> {
    await this.database.write((manager) => manager.delete(EmailLinkEntity, { expiresAt: past() }));
  }
}
