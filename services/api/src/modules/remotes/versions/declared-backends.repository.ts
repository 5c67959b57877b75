import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../../platform/database/index.js';
import { RemoteReleaseEntity } from '../registry/remote-release.entity.js';
import { RemoteVersionEntity } from './remote-version.entity.js';

/** An address that versions of a remote declare as their backend. */
export interface DeclaredBackend {
  address: string;
  /** The newest first. */
  versions: string[];
  /** The live version declares it. */
  live: boolean;
}

/** The backends that stored versions of remotes declare in `remote.json`. */
@Injectable()
export class DeclaredBackends {
  constructor(private readonly database: Database) {}

  /** The address of the newest version first. */
  of(remote: string): Promise<DeclaredBackend[]> {
    return this.database.read(async (manager) => {
      const rows = await manager
        .createQueryBuilder(RemoteVersionEntity, 'v')
        .select('v.version', 'version')
        .addSelect("v.contribution->>'backend'", 'address')
        .where({ remote, storage: 'kept', revokedReason: IsNull() })
        .andWhere("v.contribution->>'backend' IS NOT NULL")
        .orderBy('v.publishedAt', 'DESC')
        .addOrderBy('v.version', 'DESC')
        .getRawMany<{ version: string; address: string }>();
      const release = await manager.findOne(RemoteReleaseEntity, {
        where: { remote },
        order: { revision: 'DESC' },
      });
      const addresses = [...new Set(rows.map(({ address }) => address))];
      return addresses.map((address) => {
        const versions = rows.filter((row) => row.address === address).map(({ version }) => version);
        return { address, versions, live: versions.some((version) => version === release?.version) };
      });
    });
  }
}
