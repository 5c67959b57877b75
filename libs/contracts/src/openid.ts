/** An OpenID Connect provider of this installation, in the order of its settings. */
export interface SignInProvider {
  /** The number of its settings. */
  id: string;
  name: string;
  /** False after the last attempt to reach it has failed. */
  reachable: boolean;
}

/** Body of `POST /auth/login/openid/start`, `POST /auth/identities/start` and `POST /auth/step-up/provider/start`. */
export interface ProviderStart {
  /** Id of the provider. */
  provider: string;
}

/** The address of the provider that the browser opens; works for ten minutes, in this browser. */
export interface ProviderRedirect {
  url: string;
}

/**
 * The provider's parameters for the screen `providerReturn` (`POST /auth/identities` and
 * `POST /auth/step-up/provider`).
 */
export interface ProviderResponse extends ProviderStart {
  /** The query of the address, without the question mark. */
  response: string;
}

/** Body of `POST /auth/login/openid`. */
export interface ProviderSignIn extends ProviderResponse {
  /** Single-use token from an invitation link; claims that invitation for a new account. */
  inviteToken?: string;
}

/** Body of `POST /auth/login/openid/code`: goes on after `SECOND_FACTOR_REQUIRED`. */
export interface ProviderCode {
  /** From the error; works for ten minutes, in this browser. */
  ticket: string;
  code: string;
  /** Requires no code in this browser for 30 days. */
  trustDevice?: boolean;
  inviteToken?: string;
}

/** An account at a provider that signs the caller in (`GET /auth/identities`). */
export interface Identity {
  _id: string;
  /** Id of the provider; null when it is no longer in the settings. */
  provider: string | null;
  /** Of the provider, or the host of one that is no longer in the settings. */
  name: string;
  /** The address of that account; null when the provider doesn't share it. */
  email: string | null;
  createdAt: string;
  /** The last sign-in with it; null when there was none. */
  lastUsedAt: string | null;
}
