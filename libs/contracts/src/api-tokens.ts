import type { PublicPerson } from './user.js';

/** The most that a token may do; each scope includes those before it. Its person's own rights apply besides. */
export const API_TOKEN_SCOPES = ['read', 'write', 'administer'] as const;
export type ApiTokenScope = (typeof API_TOKEN_SCOPES)[number];

/** The first characters of every API token, for secret scanners. */
export const API_TOKEN_PREFIX = 'tl_';

/** A token of the caller (`GET /auth/tokens`), the newest first. */
export interface ApiToken {
  _id: string;
  name: string;
  /** The first characters of the token, by which people recognise it. */
  prefix: string;
  scope: ApiTokenScope;
  /** The only projects that it reaches, as far as they exist and the caller is a member; null: all of the caller's. */
  projects: { _id: string; title: string }[] | null;
  createdAt: string;
  expiresAt: string;
  /** Exact to about a minute; null when it has never been used. */
  lastUsedAt: string | null;
}

/** A token of someone in the admin's team. */
export interface AdminApiToken extends Omit<ApiToken, 'projects'> {
  person: PublicPerson;
  /** How many projects it is limited to; null for all of the person's. */
  projects: number | null;
}

/** `GET /admin/tokens`: the newest 500. */
export interface AdminApiTokens {
  tokens: AdminApiToken[];
  /** Of the whole team. */
  total: number;
}

/** Body of `POST /auth/tokens`. */
export interface ApiTokenCreate {
  name: string;
  scope: ApiTokenScope;
  /** Days until it expires; 90 by default. */
  days?: number;
  /** Limits the token to these projects of the caller. */
  projectIds?: string[];
  /** The caller's password, asked for again; without it, the call needs a proof of the last 10 minutes. */
  password?: string;
}

export interface ApiTokenCreated {
  token: ApiToken;
  /** The token itself, which is shown once; only its hash is stored. */
  secret: string;
}
