import { Injectable } from '@nestjs/common';
import type { AuditKind, RemoteKey, RemoteKeyCreate } from '@taskloom/contracts';
import { AuditService } from '../../../platform/audit/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { notFound, type Caller } from '../../../platform/http/index.js';
import { RemoteMoved } from '../remote.events.js';
import { RegistryRepository } from '../registry/registry.repository.js';
import { SYSTEM } from '../registry/system-actor.js';
import { KeysRepository } from './keys.repository.js';
import { keyExists, tooManyKeys } from './key.errors.js';
import { parsePublicKey } from './public-key.js';

/** The keys that admins register on the operations page; the private halves stay with the teams. */
@Injectable()
export class KeysService {
  constructor(
    private readonly database: Database,
    private readonly keys: KeysRepository,
    private readonly registry: RegistryRepository,
    private readonly audit: AuditService,
    private readonly events: Events,
  ) {}

  list(remote: string): Promise<RemoteKey[]> {
    return this.keys.list(remote);
  }

  /** @throws 400 when it is not an Ed25519 public key, 409 when the remote has it or has too many */
  async add(caller: Caller, remote: string, { name, publicKey }: RemoteKeyCreate): Promise<RemoteKey> {
    const parsed = parsePublicKey(publicKey);
    const id = await this.database.transaction(async (tx) => {
      // Locked, so that requests at the same time don't exceed the limit.
      if (!(await this.registry.lock(tx, remote))) throw notFound();
      if (!(await this.keys.hasRoom(tx, remote))) throw tooManyKeys(remote);
      const added = await this.keys.add(tx, { ...parsed, remote, name, createdBy: caller._id });
      if (added === undefined) throw keyExists(remote);
      await this.record(tx, caller, 'remote_key_added', remote, { name, fingerprint: parsed.fingerprint });
      return added;
    });
    const [key] = await this.keys.list(remote, id);
    if (!key) throw notFound();
    return key;
  }

  /** Versions that it has signed can't be activated any more; those that run keep running. 404 for a key of another remote. */
  revoke(caller: Caller, remote: string, id: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const locked = await this.registry.lock(tx, remote);
      const key = locked && (await this.keys.revoke(tx, remote, id));
      if (!key) throw notFound();
      await this.record(tx, caller, 'remote_key_revoked', remote, key);
      // A new revision, because the version of a fallback or a rollback may be another one now. The live version stays as it was chosen.
      const revision = await this.registry.nextRevision(tx, remote, SYSTEM);
      await this.events.raise(tx, new RemoteMoved(revision, remote, locked.live, null));
    });
  }

  private record(
    tx: Transaction,
    { _id, address }: Caller,
    kind: AuditKind,
    remote: string,
    { name, fingerprint }: { name: string; fingerprint: string },
  ): Promise<void> {
    const details = { name, fingerprint };
    return this.audit.record(tx, { kind, address, actorId: _id, subject: remote, details });
  }
}
