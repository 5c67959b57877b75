import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/index.js';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';
import { RemoteSourceMapEntity } from './remote-source-map.entity.js';

/** Of the maps of one version, as JSON. */
const MOST_BYTES = 64 * 1024 * 1024;

@Injectable()
export class SourceMapsRepository {
  constructor(private readonly database: Database) {}

  /** Whether a published version, whose files are kept, has this script. */
  async hasScript(remote: string, version: string, path: string): Promise<boolean> {
    const found = await this.database.read((manager) =>
      manager.findOneBy(RemoteVersionEntity, { remote, version, storage: 'kept' }),
    );
    return found !== null && Object.hasOwn(found.files, path);
  }

  /** False when the maps of the version would be too large together. */
  async keep(map: RemoteSourceMapEntity): Promise<boolean> {
    const { remote, version, path, bytes } = map;
    return this.database.transaction(async ({ manager }) => {
      // Uploads of one version run one after another, so that they can't exceed the limit together.
      await manager.findOne(RemoteVersionEntity, {
        select: { version: true },
        where: { remote, version },
        lock: { mode: 'pessimistic_write' },
      });
      await manager.delete(RemoteSourceMapEntity, { remote, version, path });
      const others = (await manager.sum(RemoteSourceMapEntity, 'bytes', { remote, version })) ?? 0;
      if (others + bytes > MOST_BYTES) return false;
      await manager.insert(RemoteSourceMapEntity, map);
      return true;
    });
  }

  async read(remote: string, version: string, path: string): Promise<Buffer | undefined> {
    const found = await this.database.read((manager) =>
      manager.findOneBy(RemoteSourceMapEntity, { remote, version, path }),
    );
    return found?.content;
  }

  async remove(remote: string, version: string): Promise<void> {
    await this.database.write((manager) => manager.delete(RemoteSourceMapEntity, { remote, version }));
  }
}
