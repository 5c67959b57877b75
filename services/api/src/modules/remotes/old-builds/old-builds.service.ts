import { Injectable, Logger } from '@nestjs/common';
import { Job } from '../../../platform/jobs/index.js';
import { ArtefactStorage } from '../../../platform/storage/index.js';
import { SourceMapsRepository } from '../source-maps/source-maps.repository.js';
import { OldBuildsRepository } from './old-builds.repository.js';

const EVERY_MS = 3_600_000;

/**
 * Removes the files of builds that can't become live again. Their versions stay registered and can be published
 * again.
 */
@Injectable()
export class OldBuilds {
  private readonly logger = new Logger(OldBuilds.name);

  constructor(
    private readonly builds: OldBuildsRepository,
    private readonly artefacts: ArtefactStorage,
    private readonly maps: SourceMapsRepository,
  ) {}

  @Job({ name: 'old-builds', everyMs: EVERY_MS })
  async check(): Promise<void> {
    await this.builds.releaseAll();
    await this.removeBuilds();
    await this.removeUploads();
  }

  /** Removes `remote.json` first, so that no build is served incompletely; the next run removes what a crash leaves. */
  private async removeBuilds(): Promise<void> {
    for (const build of await this.builds.leaving()) {
      const { remote, version, paths } = build;
      for (const path of ['remote.json', ...paths])
        await this.artefacts.remove(`${remote}/${version}/${path}`);
      await this.maps.remove(remote, version);
      await this.builds.gone(build);
      this.logger.log({ remote, version }, 'The files of an old build were removed');
    }
  }

  private async removeUploads(): Promise<void> {
    for (const { remote, version, path, published } of await this.builds.forgetUploads()) {
      if (!published) await this.artefacts.remove(`${remote}/${version}/${path}`);
    }
  }
}
