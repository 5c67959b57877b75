import { Injectable } from '@nestjs/common';
import type { RemoteActor, RemoteContribution, RemoteFile, RemotePreviewOffer } from '@taskloom/contracts';
import { IsNull } from 'typeorm';
import { Database } from '../../../platform/database/index.js';
import { RemoteRegistryEntity } from '../registry/remote-registry.entity.js';
import { RemoteTrialEntity } from '../registry/remote-trial.entity.js';
import { RemoteEntity } from '../registry/remote.entity.js';
import { mayRun } from '../versions/may-run.statements.js';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';
import { SNAPSHOT } from './snapshot.statements.js';

export interface SnapshotVersion {
  version: string;
  contribution: Omit<RemoteContribution, 'name'>;
  files: Record<string, RemoteFile>;
  revoked: string | null;
  publishedBy: RemoteActor;
}

/** A version for a preview, and the reason why it is not allowed, if any. */
export interface Previewable extends Omit<RemotePreviewOffer, 'notAgreed'> {
  locked: boolean;
  lockReason: string | null;
  revoked: string | null;
}

/** The live version of one remote. */
export interface SnapshotRemote {
  name: string;
  live: SnapshotVersion;
  /** The version that was live before it and may run. */
  before: SnapshotVersion | null;
  canary: (SnapshotVersion & { percent: number }) | null;
}

export interface Snapshot {
  revision: number;
  remotes: SnapshotRemote[];
}

/** Reloaded only when the registry's revision has changed. */
@Injectable()
export class SnapshotRepository {
  private last?: Snapshot;

  constructor(private readonly database: Database) {}

  async revision(): Promise<number> {
    const registry = await this.database.read((manager) =>
      manager.findOneBy(RemoteRegistryEntity, { one: true }),
    );
    return registry?.revision ?? 0;
  }

  async current(): Promise<Snapshot> {
    const revision = await this.revision();
    if (this.last?.revision !== revision) {
      const [snapshot] = await this.database.rows<Snapshot>(SNAPSHOT);
      this.last = snapshot ?? { revision: 0, remotes: [] };
    }
    return this.last;
  }

  /** A published version, or the current one of the preview channel. */
  previewable(name: string, version: string): Promise<Previewable | undefined> {
    return this.database.read(async (manager) => {
      const remote = await manager.findOneBy(RemoteEntity, { name });
      const preview =
        version === 'preview' &&
        (await manager.findOneBy(RemoteTrialEntity, { remote: name, kind: 'preview' }));
      const found = await manager.findOneBy(RemoteVersionEntity, {
        remote: name,
        version: preview ? preview.version : version,
        storage: 'kept',
      });
      if (!remote || !found) return undefined;
      return {
        remote: name,
        title: found.contribution.title,
        version: found.version,
        publishedBy: found.actor,
        publishedAt: found.publishedAt.toISOString(),
        commit: found.commit,
        locked: remote.lockedBy !== null,
        lockReason: remote.lockReason,
        revoked: found.revokedReason,
      };
    });
  }

  /** For a preview: any version that may run, of a remote that is not locked. */
  version(name: string, version: string): Promise<SnapshotVersion | undefined> {
    return this.database.read(async (manager) => {
      if (!(await manager.existsBy(RemoteEntity, { name, lockedBy: IsNull() }))) return undefined;
      const found = await manager
        .createQueryBuilder(RemoteVersionEntity, 'v')
        .where({ remote: name, version })
        .andWhere(mayRun('v'))
        .getOne();
      if (!found) return undefined;
      const { contribution, files, revokedReason: revoked, actor: publishedBy } = found;
      return { version, contribution, files, revoked, publishedBy };
    });
  }
}
