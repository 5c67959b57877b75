import type { PublicPerson } from './user.js';

/** Request header of `POST /remotes/{name}/versions`: the fingerprint of the key, a dot, and the signature in base64url. */
export const BUILD_SIGNATURE_HEADER = 'build-signature';

/** An Ed25519 public key of a remote that verifies the signatures of its builds (`GET /remotes/{name}/keys`). Team admins only. */
export interface RemoteKey {
  _id: string;
  name: string;
  /** SHA-256 of the key (SPKI, DER), in hexadecimal digits. */
  fingerprint: string;
  /** ISO 8601. */
  createdAt: string;
  createdBy: PublicPerson | null;
  /** Null for a key that may sign. */
  revokedAt: string | null;
}

/** Body of `POST /remotes/{name}/keys`. The call needs a recent proof of who the caller is. */
export interface RemoteKeyCreate {
  name: string;
  /** PEM text that begins with `-----BEGIN PUBLIC KEY-----`. */
  publicKey: string;
}

/** The key that has signed a version. */
export interface RemoteSigner {
  name: string;
  fingerprint: string;
  /** The version can't be activated any more. */
  revoked: boolean;
}
