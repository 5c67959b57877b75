import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { Database, olderThan } from '../../../platform/database/index.js';
import { RemoteEntity } from '../registry/remote.entity.js';
import { RemoteFileEntity } from '../versions/remote-file.entity.js';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';
import { RELEASE } from './old-builds.statements.js';

/** How long uploads of an unpublished version are remembered. */
const UPLOAD_SECONDS = 7 * 24 * 60 * 60;

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

  async forgetUploads(): Promise<StrayUpload[]> {
    return this.database.write(async (manager) => {
      const { raw } = await manager
        .createQueryBuilder()
        .delete()
        .from(RemoteFileEntity)
        .where({ at: olderThan(UPLOAD_SECONDS) })
        .returning(['remote', 'version', 'path'])
        .execute();
      const files = raw as Omit<StrayUpload, 'published'>[];
      const kept = await manager.find(RemoteVersionEntity, {
        select: { remote: true, version: true },
        where: { storage: 'kept', remote: Any([...new Set(files.map(({ remote }) => remote))]) },
      });
      const published = new Set(kept.map(({ remote, version }) => `${remote}@${version}`));
      return files.map((file) => ({ ...file, published: published.has(`${file.remote}@${file.version}`) }));
    });
  }
}
