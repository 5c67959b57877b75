import { v7 as uuid } from 'uuid';
import { PASSWORD } from '../index.js';
import type { PermissionRequest } from './permission-request.js';

const everyone = (status: number): PermissionRequest['gets'] => ({
  nonMember: status,
  member: status,
  owner: status,
  teamAdminOutside: status,
  removedMember: status,
  invitedNotAccepted: status,
});
const UNKNOWN = { id: 'eA', clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' };
const foreign = () => `/auth/passkeys/${uuid()}`;

/** Proofs, and passkeys that are unknown; `passkeys.http.spec.ts` has those that are accepted. */
export const PASSKEY_REQUESTS: Readonly<Record<string, PermissionRequest[]>> = {
  'POST /auth/login/passkey/options': [
    { path: () => '/auth/login/passkey/options', gets: { anonymous: 200, ...everyone(200) } },
  ],
  'POST /auth/login/passkey': [
    {
      as: 'unknown passkey',
      path: () => '/auth/login/passkey',
      body: () => UNKNOWN,
      gets: { anonymous: 403, ...everyone(403) },
    },
  ],
  'POST /auth/passkeys/options': [{ path: () => '/auth/passkeys/options', gets: everyone(200) }],
  'POST /auth/passkeys': [
    {
      as: 'forged passkey',
      path: () => '/auth/passkeys',
      body: () => ({ name: 'Laptop', id: 'eA', clientDataJSON: 'eA', attestationObject: 'eA' }),
      gets: everyone(403),
    },
  ],
  'PATCH /auth/passkeys/{}': [
    { as: 'foreign', path: foreign, body: () => ({ name: 'Mine' }), gets: everyone(404) },
  ],
  'DELETE /auth/passkeys/{}': [{ as: 'foreign', path: foreign, gets: everyone(404) }],
  'POST /auth/step-up': [
    { path: () => '/auth/step-up', body: () => ({ password: PASSWORD }), gets: everyone(200) },
    {
      as: 'wrong password',
      path: () => '/auth/step-up',
      body: () => ({ password: 'wrong' }),
      gets: everyone(400),
    },
  ],
  'POST /auth/step-up/passkey/options': [
    { path: () => '/auth/step-up/passkey/options', gets: everyone(200) },
  ],
  'POST /auth/step-up/passkey': [
    {
      as: 'unknown passkey',
      path: () => '/auth/step-up/passkey',
      body: () => UNKNOWN,
      gets: everyone(403),
    },
  ],
};
