import { Injectable } from '@nestjs/common';
import type { StoredKey, StoredValue } from '@taskloom/contracts';
import { randomInt } from 'node:crypto';
import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { Database, now, type Transaction } from '../../platform/database/index.js';
import { UserEntity } from '../users/index.js';
import { RemotePersonValueEntity } from './remote-person-value.entity.js';
import { RemoteProjectValueEntity } from './remote-project-value.entity.js';
import type { RemoteValue } from './remote-value.entity.js';

/** Whose values: those of a project, or of one person. */
export type StoreScope = { projectId: string; remote: string } | { userId: string; remote: string };

const entityOf = (scope: StoreScope) =>
  'projectId' in scope ? RemoteProjectValueEntity : RemotePersonValueEntity;

/** A first version is random: a key that was removed and is written again must not match an `If-Match` of before. */
const MOST_FIRST_VERSION = 2 ** 30;

export interface Stored extends StoredValue {
  bytes: number;
  /** Whose share the value takes; null when nothing is stored, or after the person has left. */
  writer: string | null;
}

@Injectable()
export class RemoteStoreRepository {
  constructor(private readonly database: Database) {}

  keys(scope: StoreScope): Promise<StoredKey[]> {
    return this.database.read(async (manager) => {
      const rows = await manager.find(entityOf(scope), {
        select: { key: true, bytes: true, version: true, updatedAt: true },
        where: scope,
        order: { key: 'ASC' },
      });
      return rows.map(({ key, bytes, version, updatedAt }) => ({
        key,
        bytes,
        version,
        updatedAt: updatedAt.toISOString(),
      }));
    });
  }

  get(scope: StoreScope, key: string): Promise<Stored> {
    return this.database.read(async (manager) => {
      const row = await manager.findOneBy(entityOf(scope), { ...scope, key });
      if (!row) return { key, value: null, version: 0, updatedAt: null, bytes: 0, writer: null };
      const { value, bytes, version, updatedAt } = row;
      const writer = row instanceof RemoteProjectValueEntity ? row.writtenBy : row.userId;
      return { key, value, bytes, version, updatedAt: updatedAt.toISOString(), writer };
    });
  }

  async lockPerson({ manager }: Transaction, userId: string): Promise<void> {
    await manager.findOneOrFail(UserEntity, {
      select: { id: true },
      where: { id: userId },
      lock: { mode: 'for_no_key_update' },
    });
  }

  count({ manager }: Transaction, scope: StoreScope): Promise<number> {
    return manager.countBy(entityOf(scope), scope);
  }

  /** Bytes of all values of the remote. */
  async total({ manager }: Transaction, remote: string): Promise<number> {
    return (
      (await sum(manager, RemoteProjectValueEntity, { remote })) +
      (await sum(manager, RemotePersonValueEntity, { remote }))
    );
  }

  /** Bytes of the remote's values that the person wrote, for all projects and for themselves. */
  async written({ manager }: Transaction, remote: string, person: string): Promise<number> {
    return (
      (await sum(manager, RemoteProjectValueEntity, { remote, writtenBy: person })) +
      (await sum(manager, RemotePersonValueEntity, { remote, userId: person }))
    );
  }

  async put(
    { manager }: Transaction,
    scope: StoreScope,
    writer: string,
    { key, json, bytes, before }: { key: string; json: string; bytes: number; before: Stored },
  ): Promise<void> {
    // As text, because pg would send a JavaScript array as an array of PostgreSQL.
    const values = {
      value: () => ':text::json',
      bytes,
      ...('projectId' in scope && { writtenBy: writer }),
    };
    const query =
      before.version === 0
        ? manager
            .createQueryBuilder()
            .insert()
            .into(entityOf(scope))
            .values({ ...scope, key, ...values, version: randomInt(1, MOST_FIRST_VERSION) })
        : manager
            .createQueryBuilder()
            .update(entityOf(scope))
            .set({ ...values, version: before.version + 1, updatedAt: now })
            .where({ ...scope, key });
    await query.setParameter('text', json).execute();
  }

  async delete({ manager }: Transaction, scope: StoreScope, key: string): Promise<void> {
    await manager.delete(entityOf(scope), { ...scope, key });
  }
}

const sum = async <T extends RemoteValue>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>,
): Promise<number> => (await manager.sum(entity, 'bytes' as never, where)) ?? 0;
