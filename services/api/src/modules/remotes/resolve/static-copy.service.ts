import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../../../platform/config/index.js';
import { Events } from '../../../platform/events/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { RemoteMoved } from '../remote.events.js';
import { ResolveService } from './resolve.service.js';

/** Interval for finding activations of another process. */
const EVERY_MS = 10_000;

/**
 * Writes `remotes.json` beside the shell, the fallback for everyone when the API does not respond. It is replaced atomically after each
 * activation. When the folder is not writable, only this copy is missing.
 */
@Injectable()
export class StaticCopy implements OnModuleInit {
  private written?: string;
  private writing: Promise<void> = Promise.resolve();

  private readonly site: Config['site'];

  constructor(
    private readonly resolver: ResolveService,
    private readonly events: Events,
    config: ConfigService<Config, true>,
  ) {
    this.site = config.get('site', { infer: true });
  }

  onModuleInit(): void {
    this.events.after(RemoteMoved, () => this.refresh());
  }

  @Job({ name: 'static-copy', everyMs: EVERY_MS })
  refresh(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    const { directory } = this.site;
    if (!directory) return;
    const next = join(directory, `.remotes.${randomBytes(4).toString('hex')}`);
    try {
      const { etag, text } = await this.resolver.resolve();
      if (etag === this.written) return;
      await writeFile(next, text);
      await rename(next, join(directory, 'remotes.json'));
      this.written = etag;
    } catch (error) {
      await rm(next, { force: true }).catch(() => undefined);
      throw error;
    }
  }
}
