import { Injectable } from '@nestjs/common';
import { Database, olderThan, type Transaction } from '../../platform/database/index.js';
import { IS_NEEDED } from './attachments.statements.js';
import { DiscardedFileEntity } from './discarded-file.entity.js';

interface Discarded {
  key: string;
  /** Another attachment shares the file. */
  needed: boolean;
}

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

  discarded(olderThanSeconds: number): Promise<Discarded[]> {
    return this.database.read((manager) =>
      manager
        .createQueryBuilder(DiscardedFileEntity, 'f')
        .select('f.storageKey', 'key')
        .addSelect(IS_NEEDED, 'needed')
        .where({ discardedAt: olderThan(olderThanSeconds) })
        .orderBy('f.discardedAt')
        .limit(100)
        .getRawMany<Discarded>(),
    );
  }

  count(olderThanSeconds: number): Promise<number> {
    return this.database.read((manager) =>
      manager.countBy(DiscardedFileEntity, { discardedAt: olderThan(olderThanSeconds) }),
    );
  }

  /** With an age, only if the file has not been discarded again since. */
  async forget(key: string, olderThanSeconds?: number): Promise<void> {
    const age = olderThanSeconds === undefined ? {} : { discardedAt: olderThan(olderThanSeconds) };
    await this.database.write((manager) => manager.delete(DiscardedFileEntity, { storageKey: key, ...age }));
  }
}
