import { mkdir, statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../config/index.js';
import { storageFull } from '../http/errors/api-error.js';

/** Free space on the data folder's disk. A reserve is kept for the database; files only use what exceeds it. */
@Injectable()
export class FreeSpace {
  /** Bytes claimed by uploads in progress, so that concurrent uploads together respect the reserve. */
  private claimed = 0;

  private readonly storage: Config['storage'];

  constructor(config: ConfigService<Config, true>) {
    this.storage = config.get('storage', { infer: true });
  }

  /** Bytes available to the process; with two disks, those of the fuller one. */
  async bytes(folder = this.storage.dataDirectory): Promise<number> {
    await mkdir(folder, { recursive: true });
    const disks = await Promise.all([folder, this.storage.dataDirectory].map((path) => statfs(path)));
    return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize));
  }

  /** @throws 507 while less than the reserve is free */
  async requireReserve(): Promise<void> {
    await this.require(this.claimed);
  }

  /**
   * Runs work that writes at most this many bytes into a folder.
   *
   * @throws 507 when that would use the reserve
   */
  async during<T>(folder: string, bytes: number, work: () => Promise<T>): Promise<T> {
    this.claimed += bytes;
    // Later claims don't count for this one; otherwise two concurrent claims would refuse each other.
    const claimed = this.claimed;
    try {
      await this.require(claimed, folder);
      return await work();
    } finally {
      this.claimed -= bytes;
    }
  }

  private async require(claimed: number, folder?: string): Promise<void> {
    if ((await this.bytes(folder)) - claimed < this.storage.diskReserve) throw storageFull();
  }
}
