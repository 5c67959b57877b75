import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ArtefactStorage } from '../../../platform/storage/index.js';
import { OldBuildsRepository } from './old-builds.repository.js';

const EVERY_MS = 3_600_000;

/** Takes the files of builds away that nobody can get any more. What they were stays known, and may be published again. */
@Injectable()
export class OldBuilds {
  private readonly logger = new Logger(OldBuilds.name);

  constructor(
    private readonly builds: OldBuildsRepository,
    private readonly artefacts: ArtefactStorage,
  ) {}

  @Interval(EVERY_MS)
  async look(): Promise<void> {
    try {
      await this.builds.releaseAll();
      await this.removeBuilds();
      await this.removeUploads();
    } catch (error) {
      this.logger.warn({ err: error }, 'Old builds of remotes could not be removed');
    }
  }

  /** `remote.json` first, so that none is served by halves; what a crash leaves is looked for again. */
  private async removeBuilds(): Promise<void> {
    for (const build of await this.builds.leaving()) {
      const { remote, version, paths } = build;
      for (const path of ['remote.json', ...paths])
        await this.artefacts.remove(`${remote}/${version}/${path}`);
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
