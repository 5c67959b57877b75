import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/**
 * A backup is a gzipped tar: `head.json`, `tables/<name>` (PostgreSQL's text COPY) in loading order, `files/<key>`,
 * `remotes/<path>` with the builds of remotes, and `manifest.json` at the end, with the hashes of all other entries.
 */
export const FORMAT = 1;
export const HEAD = 'head.json';
export const MANIFEST = 'manifest.json';

export interface Head {
  format: number;
  createdAt: string;
  /** Names of the applied migrations, oldest first. */
  migrations: string[];
  /** Columns of each table, in the order of the COPY lines. */
  tables: Record<string, string[]>;
}

export interface Manifest {
  /** SHA-256 of each entry, in hexadecimal. */
  hashes: Record<string, string>;
  /** Files that the backup could not include intact; absent in backups of earlier builds. */
  missing?: MissingFile[];
}

/** A file in the database that the storage has lost or changed. */
export interface MissingFile {
  /** Its entry in the archive. */
  path: string;
  /** Only `changed` files are in the archive, in the state in which they were found. */
  problem: 'missing' | 'unreadable' | 'changed';
  /** A description for people. */
  name: string;
}

/** Passes data through and hashes it. */
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
