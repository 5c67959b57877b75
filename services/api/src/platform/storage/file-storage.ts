import type { Readable } from 'node:stream';

/** A byte range of a file; both ends are inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Stores files. The server generates the keys: `[0-9a-f-]`, at least four characters, never a user's file name. */
export abstract class FileStorage {
  /** Moves a complete local file into the storage; it no longer exists at `path`. */
  abstract keep(key: string, path: string): Promise<void>;
  /** Undefined when the file doesn't exist. */
  abstract read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Does nothing when the file doesn't exist. */
  abstract remove(key: string): Promise<void>;
}
