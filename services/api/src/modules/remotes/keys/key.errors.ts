import { LIMITS } from '@taskloom/contracts';
import { ApiError } from '../../../platform/http/index.js';

const refused = (message: string): ApiError => new ApiError('REMOTE_SIGNATURE_REFUSED', message);

export const notSigned = (name: string, version: string): ApiError =>
  refused(
    `${name} takes only signed versions, and ${version} has no signature: deploy it with --sign and a key that a team admin has registered.`,
  );

export const badSignature = (name: string, version: string): ApiError =>
  refused(
    `The signature does not belong to this build of ${name} ${version}: sign exactly the build that is published.`,
  );

export const unknownKey = (name: string, fingerprint: string): ApiError =>
  refused(
    `${name} has no key with the fingerprint ${fingerprint.slice(0, 16)}…: a team admin registers it on the operations page.`,
  );

export const keyRevoked = (name: string, version: string, key: string): ApiError =>
  refused(
    `The key "${key}" that signed ${name} ${version} has been revoked: deploy this version again with another key, or choose another one.`,
  );

export const keyExists = (remote: string): ApiError =>
  new ApiError(
    'CONFLICT',
    `${remote} has this key already, and a revoked key stays revoked: create a new pair of keys.`,
  );

export const tooManyKeys = (remote: string): ApiError =>
  new ApiError(
    'CONFLICT',
    `${remote} has ${LIMITS.remoteKeys} keys, which is the maximum: revoke one that is no longer used.`,
  );
