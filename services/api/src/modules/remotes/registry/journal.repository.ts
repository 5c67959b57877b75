import { Injectable } from '@nestjs/common';
import type { RemoteAction, RemoteActor, RemoteSkip } from '@taskloom/contracts';
import { Database, wireTime, type Transaction } from '../../../platform/database/index.js';
import { JournalEntryEntity } from './journal-entry.entity.js';

/** An entry of the journal; omitted fields are null. */
export interface JournalLine {
  remote: string;
  action: RemoteAction;
  version?: string | null;
  previous?: string | null;
  percent?: number | null;
  reason?: string | null;
  skipped?: readonly RemoteSkip[];
  revision?: number | null;
}

/** Append-only, enforced by the database. */
@Injectable()
export class JournalRepository {
  constructor(private readonly database: Database) {}

  async add({ manager }: Transaction, actor: RemoteActor, line: JournalLine): Promise<void> {
    await manager.insert(JournalEntryEntity, { ...line, actor, skipped: [...(line.skipped ?? [])] });
  }

  /** Newest first, as JSON text. */
  async list(remote: string | null, limit: number): Promise<string> {
    const lines = await this.database.read((manager) =>
      manager
        .createQueryBuilder(JournalEntryEntity, 'j')
        .select(['j.id AS _id', `${wireTime('j.at')} AS at`, 'j.actor AS "by"', 'j.remote AS remote'])
        .addSelect(['j.action AS action', 'j.version AS version', 'j.previous AS previous'])
        .addSelect([
          'j.percent AS percent',
          'j.reason AS reason',
          'j.skipped AS skipped',
          'j.revision AS revision',
        ])
        .where(remote === null ? {} : { remote })
        .orderBy('j.id', 'DESC')
        .limit(limit)
        .getRawMany(),
    );
    return JSON.stringify(lines);
  }
}
