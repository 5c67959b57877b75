import type { PublicPerson } from './user.js';

/** The rights of a deploy token over its remote; each right alone. `activate` includes canaries, previews and the lock. */
export const DEPLOY_RIGHTS = ['publish', 'activate', 'rollback'] as const;
export type DeployRight = (typeof DEPLOY_RIGHTS)[number];

/** A deploy token of one remote that is not revoked (`GET /remotes/{name}/tokens`), the newest first. Team admins only. */
export interface DeployToken {
  _id: string;
  name: string;
  /** The first characters of the token; null for one of an earlier release. */
  prefix: string | null;
  /** In the order of {@link DEPLOY_RIGHTS}. */
  rights: DeployRight[];
  createdAt: string;
  /** Null for a token that was made by a command on the server. */
  createdBy: PublicPerson | null;
  /** Null for a token of an earlier release, which has no expiry. */
  expiresAt: string | null;
  /** Exact to about a minute; null when it has never been used. */
  lastUsedAt: string | null;
}

/** Body of `POST /remotes/{name}/tokens`. The call needs a recent proof of who the caller is. */
export interface DeployTokenCreate {
  /** Its user, such as a pipeline. */
  name: string;
  /** At least one. */
  rights: DeployRight[];
  /** Days until it expires; 90 by default. */
  days?: number;
}

export interface DeployTokenCreated {
  token: DeployToken;
  /** The token itself, which is shown once; only its hash is stored. */
  secret: string;
}

/** Body of `POST /remotes`, which registers a remote with its first deploy token. 409 if the remote exists. */
export interface RemoteCreate extends DeployTokenCreate {
  /** Lowercase word: `calendar`. */
  remote: string;
}
