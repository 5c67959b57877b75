import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { STORED_SCOPES, type RemoteStore, type StoredScope } from '@taskloom/contracts';
import { AuditService } from '../../platform/audit/index.js';
import type { Config } from '../../platform/config/index.js';
import { Database } from '../../platform/database/index.js';
import type { Caller } from '../../platform/http/index.js';
import { StoreAdminRepository } from './store-admin.repository.js';

/** How team admins see and clear what a remote keeps. */
@Injectable()
export class StoreAdminService {
  private readonly most: Config['remoteStore'];

  constructor(
    private readonly database: Database,
    private readonly store: StoreAdminRepository,
    private readonly audit: AuditService,
    config: ConfigService<Config, true>,
  ) {
    this.most = config.get('remoteStore', { infer: true });
  }

  async read(remote: string): Promise<RemoteStore> {
    const scopes = await Promise.all(STORED_SCOPES.map((scope) => this.store.read(remote, scope)));
    const bytes = scopes.reduce((sum, each) => sum + each.bytes, 0);
    return { bytes, quota: this.most.bytes, personQuota: this.most.personBytes, scopes };
  }

  /**
   * In steps, each of which ends a transaction, so that no writer waits for all. The audit event comes first: a process that dies in
   * between has removed a part.
   */
  async clear(
    { _id: actorId, address }: Caller,
    remote: string,
    scope: StoredScope,
  ): Promise<{ values: number }> {
    const { values } = await this.store.read(remote, scope);
    await this.database.transaction((tx) =>
      this.audit.record(tx, {
        kind: 'remote_store_cleared',
        address,
        actorId,
        subject: remote,
        details: { scope, values },
      }),
    );
    return { values: await this.store.clear(remote, scope) };
  }
}
