import { Injectable } from '@nestjs/common';
import type { Identity, ProviderResponse } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { AuditService } from '../../../platform/audit/index.js';
import { Database } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { notFound, type Caller } from '../../../platform/http/index.js';
import { OpenIdProviders } from '../../../platform/openid/index.js';
import { identityTaken, lastSignInWay, providerRefused } from '../auth.errors.js';
import { IdentityLinked } from '../auth.events.js';
import { placeOf } from '../sessions/device.js';
import { UsedChallenges } from '../used-challenges.js';
import { IdentitiesRepository } from './identities.repository.js';
import type { IdentityEntity } from './identity.entity.js';
import { OpenIdFlow } from './openid-flow.service.js';
import type { FlowUse } from './openid-states.js';

const toLink = ({ sessionId }: Caller): FlowUse => ({ use: 'link', of: sessionId });

/** Links the caller's accounts at providers, and unlinks them. */
@Injectable()
export class IdentitiesService {
  constructor(
    private readonly database: Database,
    private readonly identities: IdentitiesRepository,
    private readonly providers: OpenIdProviders,
    private readonly flow: OpenIdFlow,
    private readonly used: UsedChallenges,
    private readonly events: Events,
    private readonly audit: AuditService,
  ) {}

  async list({ _id }: Caller): Promise<Identity[]> {
    return (await this.identities.listOf(_id)).map((identity) => this.present(identity));
  }

  begin(caller: Caller, provider: string): Promise<string> {
    return this.flow.begin(provider, toLink(caller));
  }

  async add(caller: Caller, response: ProviderResponse, address: string): Promise<Identity> {
    const { assertion, state } = await this.flow.finish(response, toLink(caller), address);
    const { issuer, subject, email } = assertion;
    const { _id: userId } = caller;
    const id = uuid();
    await this.database.transaction(async (tx) => {
      if (!(await this.used.spend(tx, state))) throw providerRefused();
      if (!(await this.identities.insert(tx, { id, userId, issuer, subject, email }))) throw identityTaken();
      await this.audit.record(tx, {
        kind: 'identity_linked',
        address,
        actorId: userId,
        personId: userId,
        subject: this.nameOf(issuer),
      });
      await this.events.raise(tx, new IdentityLinked(caller.email, this.nameOf(issuer), placeOf(address)));
    });
    const added = (await this.list(caller)).find(({ _id }) => _id === id);
    if (!added) throw notFound();
    return added;
  }

  async remove({ _id: userId, address }: Caller, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const removed = await this.identities.remove(tx, userId, id);
      if (removed === undefined) throw notFound();
      if (removed === 'last') throw lastSignInWay();
      await this.audit.record(tx, {
        kind: 'identity_unlinked',
        address,
        actorId: userId,
        personId: userId,
        subject: this.nameOf(removed.issuer),
      });
    });
  }

  private nameOf(issuer: string): string {
    return this.providers.byIssuer(issuer)?.name ?? new URL(issuer).host;
  }

  private present({ id, issuer, email, createdAt, lastUsedAt }: IdentityEntity): Identity {
    return {
      _id: id,
      provider: this.providers.byIssuer(issuer)?.id ?? null,
      name: this.nameOf(issuer),
      email,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    };
  }
}
