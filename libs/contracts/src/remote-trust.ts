import type { DeployRight } from './deploy-tokens.js';
import type { PublicPerson } from './user.js';

/** The address of an OpenID Connect provider, exactly as its tokens name it in `iss`. */
export const TRUST_ISSUER = /^(?=.{1,300}$)https?:\/\/[\w.:[\]-]+(\/[\w.~-]+)*\/?$/;

/**
 * The subjects that a trust rule accepts: parts between `:` and `/`. A `*` is a whole part; at the end, it matches all the rest. The
 * first two parts must be named, because anyone can get tokens of a public provider: `repo:acme/*` and not `repo:*`.
 */
export const TRUST_SUBJECT =
  /^(?=.{1,300}$)[!-)+-.0-9;-~]+([:/][!-)+-.0-9;-~]+([:/](\*|[!-)+-.0-9;-~]+))*)?$/;

/** A rule by which a pipeline gets a deploy token for a token of its provider. */
export interface TrustRule {
  _id: string;
  issuer: string;
  /** Matches {@link TRUST_SUBJECT}. */
  subject: string;
  /** In the order of `DEPLOY_RIGHTS`. */
  rights: DeployRight[];
  /** ISO 8601. */
  createdAt: string;
  createdBy: PublicPerson | null;
  expiresAt: string;
  /** When a pipeline last got a token; null when none ever did. */
  lastUsedAt: string | null;
}

/** `GET /remotes/{name}/trust`. Team admins only. */
export interface TrustRules {
  /** The `aud` that the tokens must have: the address of the installation. */
  audience: string;
  /** Newest first, with expired ones. */
  rules: TrustRule[];
}

/** Body of `POST /remotes/{name}/trust`. The call needs a recent proof of who the caller is. */
export interface TrustRuleCreate {
  issuer: string;
  subject: string;
  /** At least one. */
  rights: DeployRight[];
  /** Days until it expires; 180 by default. */
  days?: number;
}

/** Body of `POST /remotes/{name}/tokens/exchange`. */
export interface TokenExchange {
  /** A JSON Web Token of the provider, which is accepted once. */
  idToken: string;
}

/** A deploy token that a pipeline has got for the token of its provider. */
export interface ExchangedToken {
  secret: string;
  /** ISO 8601; 15 minutes later. */
  expiresAt: string;
  rights: DeployRight[];
}
