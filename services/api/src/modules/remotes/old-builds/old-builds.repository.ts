import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/index.js';
import { RemoteEntity } from '../registry/remote.entity.js';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';
import { FORGET_UPLOADS, RELEASE } from './old-builds.statements.js';

/** A build whose files are removed, and their paths. */
export interface LeavingBuild {
  remote: string;
  version: string;
  paths: string[];
}

/** A file of a build that was never published. */
export interface StrayUpload {
  remote: string;
  version: string;
  path: string;
  /** The file belongs to a published version; only the record of its upload is outdated. */
  published: boolean;
}

@Injectable()
export class OldBuildsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Marks versions that can't become live again. Excludes live versions, canaries, previews and their fallbacks.
   */
  async releaseAll(): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.manager.find(RemoteEntity, { order: { name: 'ASC' }, lock: { mode: 'pessimistic_write' } });
      await tx.rows(RELEASE, []);
    });
  }

  async leaving(): Promise<LeavingBuild[]> {
    const builds = await this.database.read((manager) =>
      manager.findBy(RemoteVersionEntity, { storage: 'leaving' }),
    );
    return builds.map(({ remote, version, files }) => ({ remote, version, paths: Object.keys(files) }));
  }

  async gone({ remote, version }: LeavingBuild): Promise<void> {
    const leaving = { remote, version, storage: 'leaving' } as const;
    await this.database.write((manager) => manager.update(RemoteVersionEntity, leaving, { storage: 'gone' }));
  }

  forgetUploads(): Promise<StrayUpload[]> {
    return this.database.rows<StrayUpload>(FORGET_UPLOADS);
  }
}
