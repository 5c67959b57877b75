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
import { FORMAT, HEAD, Hashing, MANIFEST, type Head, type Manifest, type MissingFile } from './archive.js';
import { buildsOf } from './builds.js';
import { readWhole } from './read-whole.js';
import { removeAbandoned } from './abandoned.js';
import { tablesInOrder } from './tables.js';

export interface BackupSummary {
  tables: number;
  files: number;
  bytes: number;
  /** The backup is valid without them; they are lost unless an earlier backup contains them. */
  missing: MissingFile[];
}

interface StoredFile {
  key: string;
  checksum: string;
  name: string;
}

/** A file that copies share is stored once, under the name of one of them. */
const STORED_FILES = `
  SELECT DISTINCT ON (a.storage_key) a.storage_key AS key, a.checksum,
    format('%s (task "%s" in project "%s", uploaded by %s)', a.name,
      coalesce(t.title, k.task->>'title', 'in the trash'), p.title, u.name) AS name
  FROM attachments a
    LEFT JOIN tasks t ON t.project_id = a.project_id AND t.id = a.task_id
    LEFT JOIN archived_tasks k ON k.project_id = a.project_id AND k.id = a.task_id
    JOIN projects p ON p.id = a.project_id JOIN users u ON u.id = a.uploader_id
  UNION ALL
  SELECT o.storage_key, o.checksum, format('the picture of %s', u.name)
  FROM pictures o JOIN users u ON u.id = o.user_id
  ORDER BY 1`;

interface Source {
  databaseUrl: string;
  storage: FileStorage;
  artefacts: ArtefactStorage;
}

/**
 * Writes a consistent snapshot into one file while the installation is running. Stored files are kept for at least an hour
 * after their row is deleted, so that all files of the snapshot are found.
 *
 * @param path created or replaced once the backup is complete; readable only by its owner
 * @param report called with the part being written
 */
export const backUp = async (
  { databaseUrl, ...stores }: Source,
  path: string,
  report: (what: string) => void = () => undefined,
): Promise<BackupSummary> => {
  await removeAbandoned(dirname(path));
  const folder = await mkdtemp(join(dirname(path), '.backup-'));
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    const next = join(folder, 'next');
    const archive = pack();
    const written = pipeline(archive, createGzip(), createWriteStream(next, { mode: 0o600 }));
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
  private readonly missing: MissingFile[] = [];

  constructor(
    private readonly client: Client,
    private readonly stores: Omit<Source, 'databaseUrl'>,
    private readonly archive: Pack,
    private readonly folder: string,
    private readonly report: (what: string) => void,
  ) {}

  async write(): Promise<Omit<BackupSummary, 'bytes'>> {
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
    const { hashes, missing } = this;
    this.addText(MANIFEST, { hashes, missing } satisfies Manifest);
    return { tables: tables.size, files, missing };
  }

  private addText(name: string, content: object): void {
    this.archive.entry({ name }, JSON.stringify(content));
  }

  /** Uses a temporary file, since the size of a tar entry precedes its content. */
  private async addTable(table: string, columns: string[]): Promise<void> {
    this.report(table);
    const spool = join(this.folder, 'table');
    const names = columns.map((name) => this.client.escapeIdentifier(name)).join(', ');
    const rows = this.client.query(
      copyTo(`COPY ${this.client.escapeIdentifier(table)} (${names}) TO STDOUT`),
    );
    await pipeline(rows, createWriteStream(spool, { mode: 0o600 }));
    await this.addStream(`tables/${table}`, (await stat(spool)).size, createReadStream(spool));
  }

  private async addFiles(): Promise<number> {
    const { rows } = await this.client.query<StoredFile>(STORED_FILES);
    let count = 0;
    for (const [index, { key, checksum, name }] of rows.entries()) {
      this.report(`file ${index + 1} of ${rows.length}`);
      const path = `files/${key}`;
      const content = await readWhole(() => this.stores.storage.read(key));
      if (typeof content === 'string') {
        this.missing.push({ path, problem: content, name });
        continue;
      }
      await this.add(path, content);
      if (this.hashes[path] !== checksum) this.missing.push({ path, problem: 'changed', name });
      count += 1;
    }
    return count;
  }

  /** Adds `remote.json` last: without it, no file of a build is served. */
  private async addBuilds(): Promise<number> {
    let count = 0;
    const builds = buildsOf(this.client, this.stores.artefacts, (file) => this.missing.push(file));
    for await (const { path, content } of builds) {
      this.report(path);
      await this.add(`remotes/${path}`, content);
      count += 1;
    }
    return count;
  }

  private add(name: string, content: Buffer): Promise<void> {
    return this.addStream(name, content.length, Readable.from([content]));
  }

  private async addStream(name: string, size: number, content: Readable): Promise<void> {
    const hashing = new Hashing();
    await pipeline(content, hashing, this.archive.entry({ name, size }));
    this.hashes[name] = hashing.digest();
  }
}
