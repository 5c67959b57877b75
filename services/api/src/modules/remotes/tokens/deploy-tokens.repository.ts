import { Injectable } from '@nestjs/common';
import type { DeployRight } from '@taskloom/contracts';
import { IsNull } from 'typeorm';
import { Database, now, olderThan, wireTime } from '../../../platform/database/index.js';
import { RemoteTokenEntity } from './remote-token.entity.js';

/** A token as a request presents it. */
export interface PresentedToken {
  _id: string;
  /** The only remote that the token may deploy. */
  remote: string;
  name: string;
  rights: DeployRight[];
  /** ISO 8601; null for a token that was created before tokens expired. */
  expiresAt: string | null;
  state: 'valid' | 'expired' | 'revoked';
}

@Injectable()
export class DeployTokensRepository {
  constructor(private readonly database: Database) {}

  find(hash: Buffer): Promise<PresentedToken | undefined> {
    return this.database.read((manager) =>
      manager
        .createQueryBuilder(RemoteTokenEntity, 't')
        .select(['t.id AS _id', 't.remote AS remote', 't.name AS name', 't.rights AS rights'])
        .addSelect(wireTime('t.expires_at'), 'expiresAt')
        .addSelect(
          `CASE WHEN t.revoked_at IS NOT NULL THEN 'revoked' WHEN t.expires_at <= now() THEN 'expired' ELSE 'valid' END`,
          'state',
        )
        .where({ hash })
        .getRawOne<PresentedToken>(),
    );
  }

  /** Records the use, at most once a minute. */
  async used({ _id: id }: PresentedToken): Promise<void> {
    const stale = [
      { id, usedAt: IsNull() },
      { id, usedAt: olderThan(60) },
    ];
    await this.database.write((manager) =>
      manager.createQueryBuilder().update(RemoteTokenEntity).set({ usedAt: now }).where(stale).execute(),
    );
  }
}
