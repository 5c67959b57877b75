import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/**
 * A backup is a gzipped tar: `head.json`, `tables/<name>` (PostgreSQL's text COPY) in an order in which they can be loaded,
 * `files/<key>`, `remotes/<path>` of the builds of remotes, and `manifest.json` at the end, with the hash of everything before it.
 */
export const FORMAT = 1;
export const HEAD = 'head.json';
export const MANIFEST = 'manifest.json';

export interface Head {
  format: number;
  createdAt: string;
  /** Names of the migrations that the data has been through, oldest first. */
  migrations: string[];
  /** Columns of each table, in the order of its lines. */
  tables: Record<string, string[]>;
}

export interface Manifest {
  /** SHA-256 of each entry, in hexadecimal. */
  hashes: Record<string, string>;
  /** Files that the backup could not include whole; absent in backups of earlier builds. */
  missing?: MissingFile[];
}

/** A file that the database names and the storage does not have as it was stored. */
export interface MissingFile {
  /** Its entry in the archive. */
  path: string;
  /** `missing` and `unreadable` are not in the archive; `changed` is, as it was found. */
  problem: 'missing' | 'unreadable' | 'changed';
  /** What people know it by. */
  name: string;
}

/** Lets everything through, and knows what it was. */
export class Hashing extends Transform {
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.hash.update(chunk);
    done(null, chunk);
  }

  digest(): string {
    return this.hash.digest('hex');
  }
}
