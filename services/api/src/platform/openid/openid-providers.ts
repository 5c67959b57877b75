import { Injectable, Logger } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { SCREENS, type SignInProvider } from '@taskloom/contracts';
import {
  allowInsecureRequests,
  buildEndSessionUrl,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import type { Config, ProviderSettings } from '../config/index.js';
import { ApiError, notFound } from '../http/index.js';

const HOUR_MS = 3_600_000;
/** After a failure, requests fail at once for so long, and the page shows that the provider is not reachable. */
const PAUSE_MS = 15_000;
const TIMEOUT_SECONDS = 5;

export const providerUnavailable = (name: string): ApiError =>
  new ApiError('PROVIDER_UNAVAILABLE', `${name} can’t be reached now. Please try again in a moment.`, {
    retryAfter: PAUSE_MS / 1_000,
  });

/** In the body where the provider allows it, otherwise in the header, which is the default of the standard. */
const authWith = (secret: string | undefined): ClientAuth => {
  if (secret === undefined) return None();
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported;
    return (methods?.includes('client_secret_post') ? post : basic)(server, ...request);
  };
};

/** The state of a provider: its metadata, and when the next discovery may start. */
interface State {
  client?: Configuration;
  failed: boolean;
  until: number;
  running?: Promise<void>;
}

export interface OpenIdProvider {
  settings: ProviderSettings;
  client: Configuration;
}

/** The OpenID Connect providers of the settings. Their metadata is fetched when it is needed, and again after an hour. */
@Injectable()
export class OpenIdProviders {
  private readonly logger = new Logger(OpenIdProviders.name);
  private readonly providers: readonly ProviderSettings[];
  private readonly returnsTo: string;
  private readonly states = new Map<string, State>();

  constructor(config: ConfigService<Config, true>) {
    const { providers, returnsTo } = config.get('openid', { infer: true });
    this.providers = providers;
    this.returnsTo = returnsTo;
  }

  /** For the sign-in page, which doesn't wait: a provider that has never been asked counts as reachable. */
  list(): SignInProvider[] {
    return this.providers.map((settings) => {
      const state = this.stateOf(settings);
      if (state.until <= Date.now()) void this.discover(settings, state);
      return { id: settings.id, name: settings.name, reachable: !state.failed };
    });
  }

  /** Where its sign-out starts; undefined for a provider that has none or has not been asked yet. */
  endSessionUrl(issuer: string): string | undefined {
    const settings = this.byIssuer(issuer);
    const client = settings && this.states.get(settings.id)?.client;
    if (!client?.serverMetadata().end_session_endpoint) return undefined;
    const post_logout_redirect_uri = new URL(SCREENS.login, this.returnsTo).href;
    return buildEndSessionUrl(client, { post_logout_redirect_uri }).href;
  }

  byIssuer(issuer: string): ProviderSettings | undefined {
    return this.providers.find((settings) => settings.issuer === issuer);
  }

  /** @throws 404 for an unknown provider, 503 `PROVIDER_UNAVAILABLE` for one that doesn't respond */
  async require(id: string): Promise<OpenIdProvider> {
    const settings = this.providers.find((each) => each.id === id);
    if (!settings) throw notFound();
    const state = this.stateOf(settings);
    if (state.until <= Date.now()) await this.discover(settings, state);
    if (!state.client) throw providerUnavailable(settings.name);
    return { settings, client: state.client };
  }

  private stateOf({ id }: ProviderSettings): State {
    const state = this.states.get(id) ?? { failed: false, until: 0 };
    this.states.set(id, state);
    return state;
  }

  /** Never rejects. Metadata that can't be renewed stays in use. */
  private discover(settings: ProviderSettings, state: State): Promise<void> {
    state.running ??= this.fetchMetadata(settings)
      .then(
        (client) => Object.assign(state, { client, failed: false, until: Date.now() + HOUR_MS }),
        (error: unknown) => {
          this.logger.warn({ err: error }, `The provider ${settings.name} can't be reached`);
          Object.assign(state, { failed: true, until: Date.now() + PAUSE_MS });
        },
      )
      .then(() => {
        state.running = undefined;
      });
    return state.running;
  }

  private fetchMetadata({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
    const local = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    return discovery(new URL(issuer), clientId, clientSecret, authWith(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      // The signatures of ID tokens are checked, though they come from the provider itself.
      execute: [enableNonRepudiationChecks, ...local],
    });
  }
}
