import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { SCREENS, type ProviderResponse } from '@taskloom/contracts';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { AuditService } from '../../../platform/audit/index.js';
import type { Config } from '../../../platform/config/index.js';
import { notFound } from '../../../platform/http/index.js';
import { OpenIdProviders, providerUnavailable, type OpenIdProvider } from '../../../platform/openid/index.js';
import { providerRefused } from '../auth.errors.js';
import { assertionOf, isComplete, type Assertion } from './assertion.js';
import { OpenIdStates, type FlowUse } from './openid-states.js';

interface Begun {
  provider: string;
  nonce: string;
  verifier: string;
  /** For a proof: since when, in ms; a sign-in at the provider before that is none. */
  since?: number;
}

/** Asks for a new sign-in, also of someone who is signed in there. */
const AGAIN = { prompt: 'login', max_age: '0' };

/** The assertion, and the state that it used up. */
interface Confirmed {
  assertion: Assertion;
  state: string;
}

const MOST_SUBJECT = 255;

const wordOf = (error: unknown, key: 'code' | 'error' | 'name'): string | undefined => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value.slice(0, 100) : undefined;
};

const causeOf = (error: unknown): unknown => (isNativeError(error) ? error.cause : undefined);

/** The provider's response didn't arrive, in contrast to one that is not acceptable. */
const isOutage = (error: unknown): boolean => {
  const cause = causeOf(error);
  if (['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(wordOf(error, 'code') ?? '')) return true;
  if (cause instanceof Response) return cause.status >= 500;
  // Of `fetch`, whose own cause says what happened to the connection.
  return [error, cause].some((each) => wordOf(each, 'name') === 'TypeError' && causeOf(each) !== undefined);
};

/** Leads the browser to a provider, and checks what it brings back. */
@Injectable()
export class OpenIdFlow {
  private readonly returnsTo: string;

  constructor(
    config: ConfigService<Config, true>,
    private readonly providers: OpenIdProviders,
    private readonly states: OpenIdStates,
    private readonly audit: AuditService,
  ) {
    this.returnsTo = config.get('openid', { infer: true }).returnsTo;
  }

  /** The address of the provider to open. */
  async begin(id: string, use: FlowUse): Promise<string> {
    const { settings, client } = await this.providers.require(id);
    const isProof = use.use === 'step-up';
    const begun: Begun = {
      provider: id,
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      ...(isProof && { since: Date.now() }),
    };
    return buildAuthorizationUrl(client, {
      redirect_uri: this.returnUrl(id),
      scope: settings.scope,
      state: this.states.seal(begun, use),
      nonce: begun.nonce,
      code_challenge: await calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
      ...(isProof && AGAIN),
    }).href;
  }

  /**
   * The caller spends `state` in the transaction of what follows.
   *
   * @throws 403 `PROVIDER_REFUSED`, and 503 when the provider doesn't respond
   */
  async finish(
    { provider: id, response }: ProviderResponse,
    use: FlowUse,
    address: string,
  ): Promise<Confirmed> {
    const provider = await this.providers.require(id);
    const state = new URLSearchParams(response).get('state') ?? '';
    const begun = this.states.open<Begun>(state, use);
    try {
      if (begun?.provider !== id) throw notFound();
      return { assertion: await this.redeem(provider, response, state, begun), state };
    } catch (error) {
      const { name } = provider.settings;
      if (isOutage(error)) throw providerUnavailable(name);
      const reason = wordOf(error, 'error') ?? wordOf(error, 'code') ?? 'unknown';
      const details = { provider: name, reason: begun ? reason : 'state' };
      await this.audit.record(undefined, { kind: 'sign_in_failed', address, details });
      throw providerRefused(name);
    }
  }

  private async redeem(
    { settings, client }: OpenIdProvider,
    response: string,
    state: string,
    { nonce, verifier, since }: Begun,
  ): Promise<Assertion> {
    const tokens = await authorizationCodeGrant(
      client,
      new URL(`${this.returnUrl(settings.id)}?${response}`),
      {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        // Requires `auth_time`, and compares it with the clock of this server, which may differ by 30 s.
        ...(since !== undefined && { maxAge: Math.ceil((Date.now() - since) / 1_000) }),
      },
    );
    const claims = tokens.claims();
    if (!claims || claims.sub.length > MOST_SUBJECT) throw providerRefused(settings.name);
    const hasMore = client.serverMetadata().userinfo_endpoint !== undefined && !isComplete(claims, settings);
    const info = hasMore ? await fetchUserInfo(client, tokens.access_token, claims.sub) : undefined;
    return assertionOf(settings, claims, info);
  }

  private returnUrl(id: string): string {
    return new URL(SCREENS.providerReturn(id), this.returnsTo).href;
  }
}
