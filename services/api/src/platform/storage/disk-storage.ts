import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isRecord } from '@taskloom/contracts';
import { FileStorage, type ByteRange } from './file-storage.js';

const isMissing = (error: unknown): boolean => isRecord(error) && error.code === 'ENOENT';

/** Files on local disk, spread over folders by the end of their key (the start is a timestamp). */
export class DiskStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async keep(key: string, path: string): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    const file = await open(path, 'r+');
    await file.sync().finally(() => file.close());
    await rename(path, target);
  }

  async read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    try {
      const file = await open(this.pathOf(key));
      return createReadStream('', { fd: file, autoClose: true, ...range });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    if (!/^[0-9a-f-]{4,200}$/.test(key)) throw new Error('Invalid storage key: keys are made by the server');
    return join(this.folder, key.slice(-2), key);
  }
}
