import { Injectable } from '@nestjs/common';
import type { RemoteAction, RemoteActor, RemoteSkip } from '@taskloom/contracts';
import { Database, statement, wireTime, type Transaction } from '../../../platform/database/index.js';

/** What a line of the journal says; what it leaves out is null. */
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

const ADD = statement(
  'remotes.journal-add',
  `INSERT INTO remote_journal (actor, remote, action, version, previous, percent, reason, skipped, revision)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

const LIST = statement(
  'remotes.journal',
  `SELECT COALESCE(json_agg(line ORDER BY line._id DESC), '[]')::text AS json FROM (
     SELECT id AS _id, ${wireTime('at')} AS at, actor AS by, remote, action, version, previous, percent, reason, skipped, revision
     FROM remote_journal WHERE $1::text IS NULL OR remote = $1 ORDER BY id DESC LIMIT $2
   ) line`,
);

/** Only ever added to: the database refuses anything else. */
@Injectable()
export class JournalRepository {
  constructor(private readonly database: Database) {}

  async add(tx: Transaction, actor: RemoteActor, line: JournalLine): Promise<void> {
    await tx.rows(ADD, [
      actor,
      line.remote,
      line.action,
      line.version ?? null,
      line.previous ?? null,
      line.percent ?? null,
      line.reason ?? null,
      line.skipped ?? [],
      line.revision ?? null,
    ]);
  }

  /** Newest first, as JSON text. */
  async list(remote: string | null, limit: number): Promise<string> {
    return (await this.database.hotQuery(LIST, [remote, limit])) ?? '[]';
  }
}
