import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../../../platform/config/index.js';
import { IsNull, Not } from 'typeorm';
import { Database } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { RemoteMoved } from '../remote.events.js';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';

/** Interval for finding versions that another process has revoked. */
const EVERY_MS = 10_000;

interface Build {
  remote: string;
  version: string;
}

/**
 * Removes revoked builds from the site folder. A proxy serves that folder directly, and forwards requests for
 * missing files to the API, which returns 410.
 */
@Injectable()
export class RevokedSiteFiles implements OnApplicationBootstrap {
  private readonly logger = new Logger(RevokedSiteFiles.name);

  private readonly site: Config['site'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly database: Database,
    private readonly events: Events,
  ) {
    this.site = config.get('site', { infer: true });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.events.after(RemoteMoved, () => this.remove());
    await this.remove().catch((err: unknown) => {
      this.logger.warn({ err }, 'The files of revoked builds could not be removed from the site folder');
    });
  }

  @Job({ name: 'revoked-builds', everyMs: EVERY_MS })
  async remove(): Promise<void> {
    const { directory } = this.site;
    if (!directory) return;
    const folder = join(directory, 'r');
    const builds = await buildsIn(folder);
    if (builds.length === 0) return;
    const revoked = await this.database.read((manager) =>
      manager.find(RemoteVersionEntity, {
        select: { remote: true, version: true },
        where: { revokedReason: Not(IsNull()) },
      }),
    );
    for (const { remote, version } of builds.filter((build) => isAmong(revoked, build)))
      await rm(join(folder, remote, version), { recursive: true, force: true });
  }
}

const foldersIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
};

const buildsIn = async (folder: string): Promise<Build[]> => {
  const builds: Build[] = [];
  for (const remote of await foldersIn(folder))
    for (const version of await foldersIn(join(folder, remote))) builds.push({ remote, version });
  return builds;
};

const isAmong = (builds: Build[], { remote, version }: Build): boolean =>
  builds.some((build) => build.remote === remote && build.version === version);
