import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../../platform/config/index.js';
import { Job } from '../../platform/jobs/index.js';
import { FileStorage } from '../../platform/storage/index.js';
import { StoredKeys } from './stored-keys.js';

const EVERY_MS = 10 * 60_000;
/** Longer than any upload takes, because younger files may belong to an upload in progress. */
const SAFE_AGE_SECONDS = 3_600;

/** Removes files without a row: those of attachments of which no copy is left, and of uploads interrupted by a crash. */
@Injectable()
export class FileSweeper {
  private readonly spoolFolder: string;

  constructor(
    private readonly keys: StoredKeys,
    private readonly storage: FileStorage,
    config: ConfigService<Config, true>,
  ) {
    this.spoolFolder = join(config.get('storage.dataDirectory', { infer: true }), 'files', 'spool');
  }

  @Job({
    name: 'deleted-files',
    everyMs: EVERY_MS,
    waiting: ({ keys }: FileSweeper) => keys.count(SAFE_AGE_SECONDS),
  })
  async sweep(safeAgeSeconds = SAFE_AGE_SECONDS): Promise<void> {
    let files: Awaited<ReturnType<StoredKeys['discarded']>>;
    do {
      files = await this.keys.discarded(safeAgeSeconds);
      for (const { key, needed } of files) {
        if (!needed) await this.storage.remove(key);
        await this.keys.forget(key, needed ? safeAgeSeconds : undefined);
      }
    } while (files.length > 0);
    await this.sweepSpool(safeAgeSeconds);
  }

  private async sweepSpool(safeAgeSeconds: number): Promise<void> {
    const names = await readdir(this.spoolFolder).catch(() => []);
    for (const name of names) {
      const path = join(this.spoolFolder, name);
      const { mtimeMs } = await stat(path);
      if (mtimeMs < Date.now() - safeAgeSeconds * 1_000) await rm(path, { force: true });
    }
  }
}
