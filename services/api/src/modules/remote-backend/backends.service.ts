import { Injectable } from '@nestjs/common';
import type { RemoteBackend, RemoteBackendConsent } from '@taskloom/contracts';
import { AuditService } from '../../platform/audit/index.js';
import { Database } from '../../platform/database/index.js';
import { notFound, type Caller } from '../../platform/http/index.js';
import { Outbound } from '../../platform/outbound/index.js';
import { DeclaredBackends, RegistryRepository } from '../remotes/index.js';
import { BackendsRepository } from './backends.repository.js';
import { forbiddenBackend, undeclaredBackend } from './remote-backend.errors.js';

/** Which addresses of backends team admins have agreed to. A version's declaration alone has no effect. */
@Injectable()
export class BackendsService {
  constructor(
    private readonly database: Database,
    private readonly backends: BackendsRepository,
    private readonly declared: DeclaredBackends,
    private readonly registry: RegistryRepository,
    private readonly outbound: Outbound,
    private readonly audit: AuditService,
  ) {}

  /** Those that versions declare, the newest first, then those that are only agreed to. */
  async list(remote: string): Promise<RemoteBackend[]> {
    const [declared, agreed] = await Promise.all([this.declared.of(remote), this.backends.agreed(remote)]);
    const consentTo = (address: string) => {
      const found = agreed.find((one) => one.address === address);
      return found ? { at: found.at, by: found.by } : null;
    };
    const others = agreed.filter(({ address }) => declared.every((one) => one.address !== address));
    return [
      ...declared.map((one) => ({ ...one, agreed: consentTo(one.address) })),
      ...others.map(({ address }) => ({ address, versions: [], live: false, agreed: consentTo(address) })),
    ];
  }

  /** @throws 400 when no stored version declares the address, or it is not allowed here */
  async set(
    { _id: actorId, address: from }: Caller,
    remote: string,
    { address, agreed }: RemoteBackendConsent,
  ): Promise<RemoteBackend[]> {
    if (agreed && this.outbound.refusalOf(address)) throw forbiddenBackend();
    await this.database.transaction(async (tx) => {
      if (!(await this.registry.lock(tx, remote))) throw notFound();
      if (agreed) {
        const declared = (await this.declared.of(remote)).map((one) => one.address);
        if (!declared.includes(address)) throw undeclaredBackend(remote);
        await this.backends.agree(tx, remote, address, actorId);
        await this.backends.keepOnly(tx, remote, declared);
      } else if (!(await this.backends.withdraw(tx, remote, address))) return;
      await this.audit.record(tx, {
        kind: 'remote_backend_changed',
        address: from,
        actorId,
        subject: remote,
        details: { backend: address, agreed },
      });
    });
    return this.list(remote);
  }
}
