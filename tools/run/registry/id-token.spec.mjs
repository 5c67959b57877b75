// @ts-check
/** Against a server that plays GitHub Actions and the installation. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, beforeEach, describe, it } from 'node:test';
import { installationFor } from './settings.mjs';

/** @type {{ url: string, authorization: string | undefined, body: string }[]} */
let received = [];
let lifetimeMs = 900_000;
let count = 0;
const server = createServer(async (request, response) => {
  const { url = '', headers } = request;
  received.push({ url, authorization: headers.authorization, body: await text(request) });
  const json = (/** @type {object} */ value, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  if (url.startsWith('/id')) return json({ value: `jwt-${++count}` });
  if (url === '/api/remotes/refused/tokens/exchange')
    return json({ code: 'ID_TOKEN_REFUSED', message: 'The ID token is refused: it has expired.' }, 403);
  if (url.endsWith('/tokens/exchange')) return json({ secret: `tld_${count}` });
  response.setHeader('deploy-token-expires', new Date(Date.now() + lifetimeMs).toISOString());
  json({ remotes: [{ name: 'reports' }] });
});
let url = '';
const KEPT = [
  'DEPLOY_TOKEN',
  'TASKLOOM_ID_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];

before(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  url = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
});
after(() => server.close());
beforeEach(() => {
  received = [];
  count = 0;
  lifetimeMs = 900_000;
  for (const name of KEPT) process.env[name] = '';
});

const onGitHub = () => {
  process.env.ACTIONS_ID_TOKEN_REQUEST_URL = `${url}/id?run=1`;
  process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN = 'runner';
};
const addresses = () => received.map((request) => request.url);

describe('the ID token of a pipeline', () => {
  it('is requested for the address of the installation, and exchanged', async () => {
    onGitHub();
    const registry = await installationFor({ url: `${url}/`, oidc: true }, 'reports');
    assert.equal(registry.token, 'tld_1');
    assert.deepEqual(received, [
      {
        url: `/id?run=1&audience=${encodeURIComponent(url)}`,
        authorization: 'Bearer runner',
        body: '',
      },
      {
        url: '/api/remotes/reports/tokens/exchange',
        authorization: undefined,
        body: JSON.stringify({ idToken: 'jwt-1' }),
      },
    ]);
    await registry.remote('reports');
    assert.equal(received[2]?.authorization, 'Deploy tld_1');
    assert.equal(registry.tokenExpiresAt, null);
  });

  it('is taken from the environment elsewhere', async () => {
    process.env.TASKLOOM_ID_TOKEN = 'from-gitlab';
    await installationFor({ url, oidc: true }, 'reports');
    assert.deepEqual(
      received.map(({ body }) => body),
      [JSON.stringify({ idToken: 'from-gitlab' })],
    );
  });

  it('is used without the option when there is no deploy token', async () => {
    onGitHub();
    assert.equal((await installationFor({ url }, 'reports')).token, 'tld_1');
    process.env.DEPLOY_TOKEN = 'tld_secret';
    assert.equal((await installationFor({ url }, 'reports')).token, 'tld_secret');
    assert.equal((await installationFor({ url, oidc: true }, 'reports')).token, 'tld_2');
  });

  it('is requested again before the deploy token expires', async () => {
    onGitHub();
    const registry = await installationFor({ url, oidc: true }, 'reports');
    await registry.remote('reports');
    await registry.remote('reports');
    assert.equal(addresses().filter((address) => address.startsWith('/id')).length, 1);
    lifetimeMs = 60_000;
    await registry.remote('reports');
    await registry.remote('reports');
    assert.equal(registry.token, 'tld_2');
    assert.equal(received.at(-1)?.authorization, 'Deploy tld_2');
  });

  it('that is refused ends the command with the sentence of the registry', async () => {
    onGitHub();
    await assert.rejects(installationFor({ url, oidc: true }, 'refused'), {
      name: 'Failure',
      code: 'ID_TOKEN_REFUSED',
      message: /it has expired/,
    });
  });

  it('that the pipeline does not offer is asked for in a sentence', async () => {
    await assert.rejects(installationFor({ url, oidc: true }, 'reports'), /"permissions: id-token: write"/);
    await assert.rejects(installationFor({ url }, 'reports'), /A deploy token is missing/);
    assert.deepEqual(received, []);
  });
});
