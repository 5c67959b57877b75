import { Injectable } from '@nestjs/common';
import { Database, olderThan, type Transaction } from '../../platform/database/index.js';
import { DiscardedFileEntity } from './discarded-file.entity.js';

/** Keys of stored files that no row needs: those of deleted rows, and of uploads that haven't written theirs yet. */
@Injectable()
export class StoredKeys {
  constructor(private readonly database: Database) {}

  /** Call before storing a file: unless `keep` follows, the sweeper deletes the file. */
  async register(key: string, uploaderId: string, size: number): Promise<void> {
    await this.database.write((manager) =>
      manager
        .createQueryBuilder()
        .insert()
        .into(DiscardedFileEntity)
        .values({ storageKey: key, uploaderId, size })
        .orIgnore()
        .execute(),
    );
  }

  async keep({ manager }: Transaction, key: string): Promise<void> {
    await manager.delete(DiscardedFileEntity, { storageKey: key });
  }

  async discarded(olderThanSeconds: number): Promise<string[]> {
    const files = await this.database.read((manager) =>
      manager.find(DiscardedFileEntity, {
        where: { discardedAt: olderThan(olderThanSeconds) },
        order: { discardedAt: 'ASC' },
        take: 100,
      }),
    );
    return files.map(({ storageKey }) => storageKey);
  }

  count(olderThanSeconds: number): Promise<number> {
    return this.database.read((manager) =>
      manager.countBy(DiscardedFileEntity, { discardedAt: olderThan(olderThanSeconds) }),
    );
  }

  async forget(key: string): Promise<void> {
    await this.database.write((manager) => manager.delete(DiscardedFileEntity, { storageKey: key }));
  }
}
