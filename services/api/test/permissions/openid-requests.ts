import { v7 as uuid } from 'uuid';
import type { PermissionRequest } from './permission-request.js';

const everyone = (status: number): PermissionRequest['gets'] => ({
  nonMember: status,
  member: status,
  owner: status,
  teamAdminOutside: status,
  removedMember: status,
  invitedNotAccepted: status,
});
const RESPONSE = { provider: '1', response: 'code=x&state=x' };

/** Without a provider in the settings; `openid-sign-in.http.spec.ts` and `identities.http.spec.ts` have a real one. */
export const OPENID_REQUESTS: Readonly<Record<string, PermissionRequest[]>> = {
  'POST /auth/login/openid/start': [
    {
      as: 'unknown provider',
      path: () => '/auth/login/openid/start',
      body: () => ({ provider: '1' }),
      gets: { anonymous: 404, ...everyone(404) },
    },
  ],
  'POST /auth/login/openid': [
    {
      as: 'unknown provider',
      path: () => '/auth/login/openid',
      body: () => RESPONSE,
      gets: { anonymous: 404, ...everyone(404) },
    },
  ],
  'POST /auth/login/openid/code': [
    {
      as: 'forged ticket',
      path: () => '/auth/login/openid/code',
      body: () => ({ ticket: 'v1.abcdef.x', code: '123456' }),
      gets: { anonymous: 403, ...everyone(403) },
    },
  ],
  'POST /auth/identities/start': [
    {
      as: 'unknown provider',
      path: () => '/auth/identities/start',
      body: () => ({ provider: '1' }),
      gets: everyone(404),
    },
  ],
  'POST /auth/identities': [
    {
      as: 'unknown provider',
      path: () => '/auth/identities',
      body: () => RESPONSE,
      gets: everyone(404),
    },
  ],
  'POST /auth/step-up/provider/start': [
    {
      as: 'unknown provider',
      path: () => '/auth/step-up/provider/start',
      body: () => ({ provider: '1' }),
      gets: everyone(404),
    },
  ],
  'POST /auth/step-up/provider': [
    {
      as: 'unknown provider',
      path: () => '/auth/step-up/provider',
      body: () => RESPONSE,
      gets: everyone(404),
    },
  ],
  'DELETE /auth/identities/{}': [
    { as: 'foreign', path: () => `/auth/identities/${uuid()}`, gets: everyone(404) },
  ],
  // Without mail; `emails.http.spec.ts` has a real server.
  'POST /auth/email': [
    { as: 'no mail', path: () => '/auth/email', body: () => ({ email: 'x@y.example' }), gets: everyone(409) },
  ],
  'POST /auth/email/link': [{ as: 'no mail', path: () => '/auth/email/link', gets: everyone(409) }],
  'POST /auth/email/confirm': [
    {
      as: 'unknown link',
      path: () => '/auth/email/confirm',
      body: () => ({ token: 'unknown' }),
      gets: { anonymous: 410, ...everyone(410) },
    },
  ],
};
