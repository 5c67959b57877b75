import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isNativeError } from 'node:util/types';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import { migrate, migrationNames } from '../platform/database/index.js';
import type { ArtefactStorage, FileStorage } from '../platform/storage/index.js';
import { FORMAT, HEAD, Hashing, MANIFEST, type Head, type Manifest, type MissingFile } from './archive.js';
import { BackupError } from './backup.errors.js';
import { endLiveCredentials } from './live-credentials.js';
import { advanceCounters } from './tables.js';

interface Target {
  databaseUrl: string;
  storage: FileStorage;
  artefacts: ArtefactStorage;
  dataDirectory: string;
}

export interface RestoreOptions {
  /** Keeps sessions, deploy tokens and links in mails valid as in the backup, even those ended since. */
  keepTokens?: boolean;
  /** Called with the part being read. */
  report?: (what: string) => void;
}

export interface RestoreSummary {
  /** Files that the backup lacks or contains in a changed state. */
  missing: MissingFile[];
}

/**
 * Restores a backup into an empty installation, completely or not at all, and migrates the data to this build's schema.
 *
 * @throws BackupError NOT_EMPTY, NOT_A_BACKUP, DAMAGED, NEWER_BACKUP
 */
export const restore = async (
  target: Target,
  path: string,
  { keepTokens = false, report = () => undefined }: RestoreOptions = {},
): Promise<RestoreSummary> => {
  await mkdir(target.dataDirectory, { recursive: true });
  const folder = await mkdtemp(join(target.dataDirectory, '.restore-'));
  const client = new Client({ connectionString: target.databaseUrl });
  await client.connect();
  const reader = new Reader(client, target, folder, report);
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await reader.read(path);
    if (!keepTokens) await endLiveCredentials(client, reader.tables());
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    await reader.undo();
    throw error;
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
  await migrate(target.databaseUrl);
  return { missing: reader.missing };
};

class Reader {
  private readonly hashes: Manifest['hashes'] = {};
  /** Clean-up of effects outside the transaction. */
  private readonly undone: (() => Promise<void>)[] = [];
  private head?: Head;
  private whole = false;
  missing: MissingFile[] = [];

  constructor(
    private readonly client: Client,
    private readonly target: Target,
    private readonly folder: string,
    private readonly report: (what: string) => void,
  ) {}

  async read(path: string): Promise<void> {
    const archive = extract();
    const unpacked = pipeline(createReadStream(path), createGunzip(), archive);
    // Its errors end the loop below.
    unpacked.catch(() => undefined);
    try {
      for await (const entry of archive) await this.take(entry.header.name, Readable.from(entry));
    } catch (error) {
      throw isUnreadable(error) ? this.unreadable() : error;
    }
    if (!this.whole) throw this.unreadable();
    await advanceCounters(this.client);
  }

  tables(): string[] {
    return Object.keys(this.head?.tables ?? {});
  }

  async undo(): Promise<void> {
    for (const remove of this.undone) await remove();
  }

  private async take(name: string, content: Readable): Promise<void> {
    if (name === HEAD) return this.begin((await json(content)) as Head);
    if (!this.head) throw this.unreadable();
    if (name === MANIFEST) return this.compare((await json(content)) as Manifest);
    const { storage, artefacts } = this.target;
    const [, kind = '', rest = ''] = /^(\w+)\/(.+)$/.exec(name) ?? [];
    this.report(kind === 'tables' ? rest : `file ${this.undone.length + 1}`);
    const hashing = new Hashing();
    if (kind === 'tables') await this.load(rest, this.head.tables[rest], content, hashing);
    else await this.keep(kind === 'remotes' ? artefacts : storage, rest, content, hashing);
    this.hashes[name] = hashing.digest();
  }

  private async begin(head: Head): Promise<void> {
    if (head.format !== FORMAT) throw this.unreadable();
    const known = await migrationNames();
    if (!head.migrations.every((name, index) => known[index] === name)) {
      throw new BackupError(
        'NEWER_BACKUP',
        'The backup was made by a newer version of this product; start that version.',
      );
    }
    await migrate(this.target.databaseUrl, { through: head.migrations.length });
    await this.client.query('BEGIN');
    await this.client.query('LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE; SET CONSTRAINTS ALL DEFERRED');
    const { rowCount } = await this.client.query(
      'SELECT 1 FROM users UNION ALL SELECT 1 FROM remotes LIMIT 1',
    );
    if (rowCount)
      throw new BackupError('NOT_EMPTY', 'The installation is not empty, so nothing was restored.');
    this.head = head;
  }

  private async load(
    table: string,
    columns: string[] | undefined,
    content: Readable,
    hashing: Hashing,
  ): Promise<void> {
    if (!columns) throw this.unreadable();
    const names = columns.map((name) => this.client.escapeIdentifier(name)).join(', ');
    const into = this.client.query(
      copyFrom(`COPY ${this.client.escapeIdentifier(table)} (${names}) FROM STDIN`),
    );
    await pipeline(content, hashing, into);
  }

  private async keep(
    store: FileStorage | ArtefactStorage,
    key: string,
    content: Readable,
    hashing: Hashing,
  ): Promise<void> {
    const spool = join(this.folder, 'file');
    await pipeline(content, hashing, createWriteStream(spool));
    this.undone.push(() => store.remove(key));
    await store.keep(key, spool);
  }

  private compare({ hashes, missing = [] }: Manifest): void {
    const names = new Set([...Object.keys(hashes), ...Object.keys(this.hashes)]);
    for (const name of names) {
      if (hashes[name] !== this.hashes[name]) {
        throw new BackupError('DAMAGED', `The backup is damaged (${name}), so nothing was restored.`);
      }
    }
    this.missing = missing;
    this.whole = true;
  }

  private unreadable(): BackupError {
    return this.head
      ? new BackupError('DAMAGED', 'The backup is damaged or not complete, so nothing was restored.')
      : new BackupError('NOT_A_BACKUP', 'The file is not a backup of this product.');
  }
}

/** Errors of gzip, tar and JSON for invalid or truncated data. */
const isUnreadable = (error: unknown): boolean =>
  isNativeError(error) &&
  (error.name === 'SyntaxError' ||
    ('code' in error && /^(Z_|ERR_STREAM_PREMATURE)/.test(String(error.code))) ||
    /tar header|Unexpected end of data/i.test(error.message));
