import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v4 as randomId } from 'uuid';

/** A completely received file in the spool. Call `discard` unless it was moved into the storage. */
export interface SpooledFile {
  path: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal; SHA-256 by default. */
  checksum: string;
  discard(): Promise<void>;
}

export interface SpoolOptions {
  algorithm?: 'sha256' | 'sha384';
  /** Limit in bytes; a longer stream fails with {@link TooLongError}. */
  most?: number;
}

export class TooLongError extends Error {}

/** Writes a stream to the spool while counting and hashing it, with at most one chunk in memory. */
export const spool = async (
  folder: string,
  stream: Readable | Iterable<string>,
  { algorithm = 'sha256', most = Infinity }: SpoolOptions = {},
): Promise<SpooledFile> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomId());
  const discard = () => rm(path, { force: true });
  const hash = createHash(algorithm);
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      if (size > most) done(new TooLongError());
      else done(null, chunk);
    },
  });
  const file = createWriteStream(path, { mode: 0o600 });
  try {
    await pipeline(stream, measure, file);
  } catch (error) {
    // When a stream fails at once, the file may be created only after it has been removed.
    if (!file.closed) await new Promise<void>((resolve) => file.once('close', () => resolve()));
    await discard();
    throw error;
  }
  return { path, size, checksum: hash.digest('hex'), discard };
};
