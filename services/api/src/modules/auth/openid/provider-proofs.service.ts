import { Injectable } from '@nestjs/common';
import type { ProviderResponse, SignInProvider } from '@taskloom/contracts';
import { AuditService } from '../../../platform/audit/index.js';
import { Database } from '../../../platform/database/index.js';
import { notFound, type Caller } from '../../../platform/http/index.js';
import { OpenIdProviders } from '../../../platform/openid/index.js';
import { providerRefused } from '../auth.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsedChallenges } from '../used-challenges.js';
import { IdentitiesRepository } from './identities.repository.js';
import { OpenIdFlow } from './openid-flow.service.js';
import type { FlowUse } from './openid-states.js';

const toProve = ({ sessionId }: Caller): FlowUse => ({ use: 'step-up', of: sessionId });

/** Proofs by a new sign-in at a provider that the account is connected to. */
@Injectable()
export class ProviderProofsService {
  constructor(
    private readonly database: Database,
    private readonly identities: IdentitiesRepository,
    private readonly providers: OpenIdProviders,
    private readonly flow: OpenIdFlow,
    private readonly used: UsedChallenges,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  /** The providers of the settings that the person is connected to. */
  async providersOf(userId: string): Promise<SignInProvider[]> {
    const identities = await this.identities.listOf(userId);
    const connected = identities.map(({ issuer }) => this.providers.byIssuer(issuer)?.id);
    return this.providers.list().filter(({ id }) => connected.includes(id));
  }

  /** @throws 404 for a provider that the caller is not connected to */
  async begin(caller: Caller, provider: string): Promise<string> {
    const own = await this.providersOf(caller._id);
    if (!own.some(({ id }) => id === provider)) throw notFound();
    return this.flow.begin(provider, toProve(caller));
  }

  /** @throws 403 `PROVIDER_REFUSED`, also when someone else has signed in there */
  async accept(caller: Caller, response: ProviderResponse, address: string): Promise<void> {
    const { assertion, state } = await this.flow.finish(response, toProve(caller), address);
    const { issuer, subject, mfa } = assertion;
    const name = this.providers.byIssuer(issuer)?.name;
    const identity = await this.identities.bySubject(issuer, subject);
    if (identity?.userId !== caller._id) {
      const person = { actorId: caller._id, personId: caller._id };
      const details = { provider: name ?? issuer, reason: 'subject' };
      await this.audit.record(undefined, { kind: 'sign_in_failed', address, ...person, details });
      throw providerRefused(name);
    }
    await this.database.transaction(async (tx) => {
      if (!(await this.used.spend(tx, state))) throw providerRefused(name);
      await this.sessions.prove(caller, mfa);
    });
  }
}
