import { mkdir, statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/index.js';
import { storageFull } from '../http/errors/api-error.js';

/** Room on the disk that the data folder lies on: for the database first, for files only beyond a reserve. */
@Injectable()
export class FreeSpace {
  /** Bytes of files that are on their way: several together must not use up what each alone would leave. */
  private claimed = 0;

  constructor(private readonly config: Config) {}

  /** Bytes that are free for the process; of two disks the fuller one. */
  async bytes(folder = this.config.dataDirectory): Promise<number> {
    await mkdir(folder, { recursive: true });
    const disks = await Promise.all([folder, this.config.dataDirectory].map((path) => statfs(path)));
    return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize));
  }

  /** @throws 507 while less is free than the reserve */
  async requireReserve(): Promise<void> {
    await this.require(this.claimed);
  }

  /**
   * Does work that writes at most this many bytes into a folder.
   *
   * @throws 507 when that would reach into the reserve
   */
  async during<T>(folder: string, bytes: number, work: () => Promise<T>): Promise<T> {
    this.claimed += bytes;
    // Whoever claims while this one waits comes after it: else two at the same moment would refuse each other.
    const claimed = this.claimed;
    try {
      await this.require(claimed, folder);
      return await work();
    } finally {
      this.claimed -= bytes;
    }
  }

  private async require(claimed: number, folder?: string): Promise<void> {
    if ((await this.bytes(folder)) - claimed < this.config.diskReserve) throw storageFull();
  }
}
