import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import type { ArtefactStorage, FileStorage } from '../platform/storage/index.js';
import { FORMAT, HEAD, Hashing, MANIFEST, type Head, type Manifest } from './archive.js';
import { BackupError } from './backup.errors.js';
import { buildsOf } from './builds.js';
import { tablesInOrder } from './tables.js';

export interface BackupSummary {
  tables: number;
  files: number;
  bytes: number;
}

interface Source {
  databaseUrl: string;
  storage: FileStorage;
  artefacts: ArtefactStorage;
}

/**
 * Writes everything, as it is at one moment, into one file, while the installation serves. Files of that moment stay at
 * least an hour after their row is gone, so that all of them are found.
 *
 * @param path appears when the backup is whole; what was there before is replaced then
 * @param report hears what is being written
 * @throws BackupError FILE_MISSING
 */
export const backUp = async (
  { databaseUrl, ...stores }: Source,
  path: string,
  report: (what: string) => void = () => undefined,
): Promise<BackupSummary> => {
  const folder = await mkdtemp(join(dirname(path), '.backup-'));
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    const next = join(folder, 'next');
    const archive = pack();
    const written = pipeline(archive, createGzip(), createWriteStream(next));
    const counts = await new Writer(client, stores, archive, folder, report).write();
    archive.finalize();
    await written;
    await rename(next, path);
    return { ...counts, bytes: (await stat(path)).size };
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
};

class Writer {
  private readonly hashes: Manifest['hashes'] = {};

  constructor(
    private readonly client: Client,
    private readonly stores: Omit<Source, 'databaseUrl'>,
    private readonly archive: Pack,
    private readonly folder: string,
    private readonly report: (what: string) => void,
  ) {}

  async write(): Promise<{ tables: number; files: number }> {
    const tables = await tablesInOrder(this.client);
    const { rows: migrations } = await this.client.query<{ name: string }>(
      'SELECT name FROM migrations ORDER BY id',
    );
    const head: Head = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      migrations: migrations.map(({ name }) => name),
      tables: Object.fromEntries(tables),
    };
    this.addText(HEAD, head);
    for (const [table, columns] of tables) await this.addTable(table, columns);
    const files = (await this.addFiles()) + (await this.addBuilds());
    this.addText(MANIFEST, { hashes: this.hashes } satisfies Manifest);
    return { tables: tables.size, files };
  }

  private addText(name: string, content: object): void {
    this.archive.entry({ name }, JSON.stringify(content));
  }

  /** Over a file beside it, since an entry's size comes before its content. */
  private async addTable(table: string, columns: string[]): Promise<void> {
    this.report(table);
    const spool = join(this.folder, 'table');
    const names = columns.map((name) => this.client.escapeIdentifier(name)).join(', ');
    const rows = this.client.query(
      copyTo(`COPY ${this.client.escapeIdentifier(table)} (${names}) TO STDOUT`),
    );
    await pipeline(rows, createWriteStream(spool));
    await this.add(`tables/${table}`, (await stat(spool)).size, createReadStream(spool));
  }

  private async addFiles(): Promise<number> {
    const { rows } = await this.client.query<{ key: string; size: number }>(
      'SELECT storage_key AS key, size::int AS size FROM attachments ORDER BY storage_key',
    );
    for (const [index, { key, size }] of rows.entries()) {
      this.report(`file ${index + 1} of ${rows.length}`);
      const content = await this.stores.storage.read(key);
      if (!content) throw new BackupError('FILE_MISSING', `The file ${key} is not in the storage.`);
      await this.add(`files/${key}`, size, content);
    }
    return rows.length;
  }

  /** `remote.json` last: without it nothing of a build is served. */
  private async addBuilds(): Promise<number> {
    let count = 0;
    for await (const { path, content } of buildsOf(this.client, this.stores.artefacts)) {
      this.report(path);
      await this.add(`remotes/${path}`, content.length, Readable.from([content]));
      count += 1;
    }
    return count;
  }

  private async add(name: string, size: number, content: Readable): Promise<void> {
    const hashing = new Hashing();
    await pipeline(content, hashing, this.archive.entry({ name, size }));
    this.hashes[name] = hashing.digest();
  }
}
