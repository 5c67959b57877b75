import { generateKeyPairSync } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { everybodySignedIn, type PermissionRequest } from './permission-request.js';

const publicKey = (): string =>
  generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();

const token = { name: 'Pipeline', rights: ['publish'] };

export const REMOTE_TOKEN_REQUESTS: Readonly<Record<string, PermissionRequest[]>> = {
  'POST /remotes': [
    {
      path: () => '/remotes',
      body: () => ({ remote: `r${uuid()}`.slice(0, 40), ...token }),
    },
    {
      as: 'one that exists',
      path: () => '/remotes',
      body: ({ remote: { name } }) => ({ remote: name, ...token }),
      gets: { teamAdminOutside: 409 },
    },
  ],
  'GET /remotes/{}/tokens': [
    { path: ({ remote: { name } }) => `/remotes/${name}/tokens`, gets: { teamAdminOutside: 200 } },
  ],
  'POST /remotes/{}/tokens': [
    {
      path: ({ remote: { name } }) => `/remotes/${name}/tokens`,
      body: () => token,
      gets: { teamAdminOutside: 200 },
    },
  ],
  'GET /remotes/{}/keys': [
    { path: ({ remote: { name } }) => `/remotes/${name}/keys`, gets: { teamAdminOutside: 200 } },
  ],
  'POST /remotes/{}/keys': [
    {
      path: ({ remote: { name } }) => `/remotes/${name}/keys`,
      body: () => ({ name: 'Release key', publicKey: publicKey() }),
      gets: { teamAdminOutside: 200 },
    },
  ],
  'DELETE /remotes/{}/keys/{}': [
    {
      as: 'unknown',
      path: ({ remote: { name } }) => `/remotes/${name}/keys/${uuid()}`,
      gets: { teamAdminOutside: 404 },
    },
  ],
  'GET /remotes/{}/trust': [
    { path: ({ remote: { name } }) => `/remotes/${name}/trust`, gets: { teamAdminOutside: 200 } },
  ],
  'POST /remotes/{}/trust': [
    {
      path: ({ remote: { name } }) => `/remotes/${name}/trust`,
      body: () => ({ issuer: 'https://ci.example.com', subject: 'repo:acme/reports', rights: ['publish'] }),
      gets: { teamAdminOutside: 200 },
    },
  ],
  'DELETE /remotes/{}/trust/{}': [
    {
      as: 'unknown',
      path: ({ remote: { name } }) => `/remotes/${name}/trust/${uuid()}`,
      gets: { teamAdminOutside: 404 },
    },
  ],
  'POST /remotes/{}/tokens/exchange': [
    {
      as: 'no valid token',
      path: ({ remote: { name } }) => `/remotes/${name}/tokens/exchange`,
      body: () => ({ idToken: 'eyJ' }),
      gets: { anonymous: 403, ...everybodySignedIn(403) },
    },
  ],
  'DELETE /remotes/{}/tokens/{}': [
    {
      as: 'unknown',
      path: ({ remote: { name } }) => `/remotes/${name}/tokens/${uuid()}`,
      gets: { teamAdminOutside: 404 },
    },
  ],
};
