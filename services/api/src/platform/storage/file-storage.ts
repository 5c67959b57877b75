import type { Readable } from 'node:stream';

/** Part of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where files lie. Keys are made by the server: `[0-9a-f-]`, at least four characters; no name of a person's. */
export abstract class FileStorage {
  /** Takes over a finished local file; afterwards it is no longer at `path`. */
  abstract keep(key: string, path: string): Promise<void>;
  /** Undefined when there is no such file. */
  abstract read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Nothing happens when there is no such file. */
  abstract remove(key: string): Promise<void>;
}
