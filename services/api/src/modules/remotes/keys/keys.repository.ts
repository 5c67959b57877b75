import { Injectable } from '@nestjs/common';
import { LIMITS, type RemoteKey } from '@taskloom/contracts';
import { IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Database, now, wireTime, type Transaction } from '../../../platform/database/index.js';
import { publicPersonSql, UserEntity } from '../../users/index.js';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';
import type { ParsedKey } from './public-key.js';
import { RemoteKeyEntity } from './remote-key.entity.js';

const KEY_JSON = `json_build_object('_id', k.id, 'name', k.name, 'fingerprint', k.fingerprint,
  'createdAt', ${wireTime('k.created_at')}, 'createdBy', CASE WHEN u.id IS NOT NULL THEN ${publicPersonSql('u')} END,
  'revokedAt', ${wireTime('k.revoked_at')})`;

interface NewKey extends ParsedKey {
  remote: string;
  name: string;
  createdBy: string;
}

@Injectable()
export class KeysRepository {
  constructor(private readonly database: Database) {}

  /** Newest first, with revoked ones. */
  async list(remote: string, id?: string): Promise<RemoteKey[]> {
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(RemoteKeyEntity, 'k')
        .leftJoin(UserEntity, 'u', 'u.id = k.createdBy')
        .select(KEY_JSON, 'key')
        .where({ remote, ...(id !== undefined && { id }) })
        .orderBy('k.id', 'DESC')
        .getRawMany<{ key: RemoteKey }>(),
    );
    return rows.map(({ key }) => key);
  }

  find(remote: string, fingerprint: string): Promise<RemoteKeyEntity | null> {
    return this.database.read((manager) => manager.findOneBy(RemoteKeyEntity, { remote, fingerprint }));
  }

  byId(id: string): Promise<RemoteKeyEntity | null> {
    return this.database.read((manager) => manager.findOneBy(RemoteKeyEntity, { id }));
  }

  /** Stays as it is until the transaction ends. */
  hold({ manager }: Transaction, id: string): Promise<RemoteKeyEntity | null> {
    return manager.findOne(RemoteKeyEntity, { where: { id }, lock: { mode: 'pessimistic_read' } });
  }

  /** Whether the remote has a key, also a revoked one. */
  hasAny(remote: string): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(RemoteKeyEntity, { remote }));
  }

  /** Whether a version of the remote has come with the installation. */
  cameWithInstallation(remote: string): Promise<boolean> {
    return this.database.read((manager) =>
      manager
        .createQueryBuilder(RemoteVersionEntity, 'v')
        .where({ remote })
        .andWhere(`v.actor->>'kind' = 'system'`)
        .getExists(),
    );
  }

  /** Whether another key fits. The remote is locked. */
  async hasRoom({ manager }: Transaction, remote: string): Promise<boolean> {
    return (await manager.countBy(RemoteKeyEntity, { remote, revokedAt: IsNull() })) < LIMITS.remoteKeys;
  }

  /** Its id; undefined if the remote has the key already. */
  async add(
    { manager }: Transaction,
    { pem, fingerprint, remote, name, createdBy }: NewKey,
  ): Promise<string | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(RemoteKeyEntity)
      .values({ id: uuid(), remote, name, fingerprint, publicKey: pem, createdBy })
      .orIgnore()
      .returning('id')
      .execute();
    return raw[0]?.id;
  }

  /** Undefined when the remote has no such key that may sign. */
  async revoke(
    { manager }: Transaction,
    remote: string,
    id: string,
  ): Promise<Pick<RemoteKeyEntity, 'name' | 'fingerprint'> | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .update(RemoteKeyEntity)
      .set({ revokedAt: now })
      .where({ remote, id, revokedAt: IsNull() })
      .returning(['name', 'fingerprint'])
      .execute();
    return raw[0];
  }
}
