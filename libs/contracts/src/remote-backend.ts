import type { PublicPerson } from './user.js';

/** Address of a backend, without a slash at its end: `https://reports.example.com/api`. */
export const REMOTE_BACKEND = /^(?=.{1,300}$)https?:\/\/[\w.:[\]-]+(\/[\w.~-]+)*$/;

/** The project that a call of a remote's backend is about. The person must be one of its members. */
export const BACKEND_PROJECT_HEADER = 'x-project-id';

/** Path of the public keys that verify the tokens for backends (JSON Web Key Set, RFC 7517), below `API_BASE`. */
export const KEY_SET_PATH = '/.well-known/jwks.json';

/** An address that versions of a remote declare as their backend (`GET /remotes/{name}/backend`). */
export interface RemoteBackend {
  address: string;
  /** Those that declare it, the newest first; none when it is only agreed to. */
  versions: string[];
  /** The live version declares it. */
  live: boolean;
  /** Who has agreed to it and when (ISO 8601 UTC); without, calls are refused. */
  agreed: { at: string; by: PublicPerson | null } | null;
}

/** The body of `PUT /remotes/{name}/backend`: agrees to the address, or withdraws the consent. */
export interface RemoteBackendConsent {
  address: string;
  agreed: boolean;
}

/** Public keys that verify the tokens of calls to backends. */
export interface KeySet {
  keys: PublicKey[];
}

/** A public key as a JSON Web Key (RFC 7517). */
export interface PublicKey {
  kty: string;
  crv: string;
  x: string;
  y: string;
  kid: string;
  alg: string;
  use: string;
}
