import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { LIMITS, REMOTE_NAME, STORE_KEY, type StoredKey, type StoredValue } from '@taskloom/contracts';
import type { Config } from '../../platform/config/index.js';
import { Database, type Transaction } from '../../platform/database/index.js';
import { notFound, requireVersion, type Caller } from '../../platform/http/index.js';
import { ProjectRevisionsRepository } from '../projects/index.js';
import { RegistryRepository } from '../remotes/index.js';
import {
  invalidKey,
  remoteStoreFull,
  shareUsedUp,
  tooManyKeys,
  valueTooLarge,
} from './remote-store.errors.js';
import { RemoteStoreRepository, type Stored, type StoreScope } from './remote-store.repository.js';

/** The size of a row beside its key and value. */
const ROW_BYTES = 100;

/** Values that remotes keep for a project, which its members share, or for one person. */
@Injectable()
export class RemoteStoreService {
  private readonly most: Config['remoteStore'];

  constructor(
    private readonly database: Database,
    private readonly values: RemoteStoreRepository,
    private readonly registry: RegistryRepository,
    private readonly revisions: ProjectRevisionsRepository,
    config: ConfigService<Config, true>,
  ) {
    this.most = config.get('remoteStore', { infer: true });
  }

  async keys(scope: StoreScope): Promise<StoredKey[]> {
    await this.requireRemote(scope.remote);
    return this.values.keys(scope);
  }

  async get(scope: StoreScope, key: string): Promise<StoredValue> {
    await this.requirePath(scope, key);
    return present(await this.values.get(scope, key));
  }

  /** @throws 409 with the current value when `seen` is not its version any more, or when there is no room */
  async put(
    caller: Caller,
    scope: StoreScope,
    key: string,
    value: unknown,
    seen?: number,
  ): Promise<StoredValue> {
    await this.requirePath(scope, key);
    const json = JSON.stringify(value);
    const size = Buffer.byteLength(json);
    if (size > LIMITS.storedValueBytes) throw valueTooLarge();
    const bytes = size + key.length + ROW_BYTES;
    return this.database.transaction(async (tx) => {
      const before = await this.lock(tx, caller, scope, key);
      requireVersion(present(before), seen);
      if (before.version === 0 && (await this.values.count(tx, scope)) >= LIMITS.storedKeys)
        throw tooManyKeys();
      await this.requireRoom(tx, scope.remote, caller._id, bytes, before);
      await this.values.put(tx, scope, caller._id, { key, json, bytes, before });
      return present(await this.values.get(scope, key));
    });
  }

  /** A smaller value always fits. @throws 409 when the remote or the person's share of it is full */
  private async requireRoom(
    tx: Transaction,
    remote: string,
    writer: string,
    bytes: number,
    before: Stored,
  ): Promise<void> {
    const more = bytes - before.bytes;
    if (more > 0 && (await this.values.total(tx, remote)) + more > this.most.bytes) throw remoteStoreFull();
    const own = before.writer === writer ? more : bytes;
    if (own > 0 && (await this.values.written(tx, remote, writer)) + own > this.most.personBytes)
      throw shareUsedUp();
  }

  /** @throws 409 with the current value when `seen` is not its version any more */
  async delete(caller: Caller, scope: StoreScope, key: string, seen?: number): Promise<void> {
    await this.requirePath(scope, key);
    await this.database.transaction(async (tx) => {
      requireVersion(present(await this.lock(tx, caller, scope, key)), seen);
      await this.values.delete(tx, scope, key);
    });
  }

  /** Writes for the same project or person follow each other. */
  private async lock(tx: Transaction, caller: Caller, scope: StoreScope, key: string): Promise<Stored> {
    if ('projectId' in scope) await this.revisions.lock(tx, scope.projectId, caller);
    else await this.values.lockPerson(tx, scope.userId);
    return this.values.get(scope, key);
  }

  private async requirePath({ remote }: StoreScope, key: string): Promise<void> {
    await this.requireRemote(remote);
    if (!STORE_KEY.test(key)) throw invalidKey();
  }

  private async requireRemote(name: string): Promise<void> {
    if (!REMOTE_NAME.test(name) || !(await this.registry.exists(name))) throw notFound();
  }
}

const present = ({ key, value, version, updatedAt }: Stored): StoredValue => ({
  key,
  value,
  version,
  updatedAt,
});
