// @ts-check
/** A pipeline without a stored token deploys a signed build to a real installation. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { after, before, it } from 'node:test';
import { Person } from '../../run/people/person.mjs';
import { createDeployToken, promote } from '../../run/prepare/api.mjs';
import { removeFolder } from '../../run/prepare/remove-folder.mjs';
import { createSteps } from '../../run/terminal/steps.mjs';
import { createKey } from './signing.mjs';
import { startInstallation } from './trial-installation.mjs';
import { copyWorkspace } from './workspace-copy.mjs';

const SUBJECT = 'repo:acme/search:ref:refs/heads/main';
const copy = copyWorkspace();
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const provider = createServer(({ url }, response) => {
  const jwk = { ...pair.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };
  const metadata = { issuer: issuer(), jwks_uri: `${issuer()}/keys` };
  response.end(JSON.stringify(url === '/keys' ? { keys: [jwk] } : metadata));
});
const issuer = () =>
  `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (provider.address()).port}`;
/** @type {Awaited<ReturnType<typeof startInstallation>>} */
let server;
/** @type {Person} */
let admin;
let runs = 0;

before(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  process.env.REMOTE_PRIVATE_HOSTS = '127.0.0.1';
  server = await startInstallation();
  admin = await Person.register(server.url, 'Maya');
  await promote(server.databaseUrl, admin.user.email);
});

after(async () => {
  provider.closeAllConnections();
  provider.close();
  await server?.stop();
  removeFolder(copy);
});

/** The ID token of the next run of the pipeline. @param {string} audience */
function idToken(audience) {
  const now = Math.floor(Date.now() / 1_000);
  const claims = { iss: issuer(), sub: SUBJECT, aud: audience, iat: now, exp: now + 300, jti: `${++runs}` };
  const content = [{ alg: 'RS256', kid: 'one' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${content}.${createSign('sha256').update(content).sign(pair.privateKey, 'base64url')}`;
}

/** @param {string[]} options @param {NodeJS.ProcessEnv} env */
async function deploy(options, env) {
  const command = ['deploy', 'search', '--release', '7.0.0', '--skip-browser', '--skip-checks'];
  const child = spawn(process.execPath, [join(copy, 'tools/delivery/remote.mjs'), ...command, ...options], {
    cwd: copy,
    env: { ...process.env, TASKLOOM_URL: server.url, DEPLOY_TOKEN: '', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output: stripVTControlCharacters(output) };
}

const seen = async () => {
  const { remotes } = await admin.do('GET', '/remotes');
  return remotes.find((/** @type {{ name: string }} */ { name }) => name === 'search');
};

it('deploys a signed build for an ID token, and names both in the journal', async () => {
  const rule = { issuer: issuer(), subject: SUBJECT, rights: ['publish', 'activate'] };
  await admin.do('POST', '/remotes/search/trust', rule);
  const { audience } = await admin.do('GET', '/remotes/search/trust');
  const file = join(copy, 'signing-key.pem');
  const { publicKey, fingerprint } = createKey(createSteps({ out: process.stderr }), file);
  await admin.do('POST', '/remotes/search/keys', { name: 'Release key', publicKey });

  const unsigned = await deploy([], { TASKLOOM_ID_TOKEN: idToken(audience) });
  assert.equal(unsigned.code, 1, unsigned.output);
  assert.match(unsigned.output, /search takes only signed versions: --sign names the file of the key/);
  assert.doesNotMatch(unsigned.output, /Build/);

  const token = idToken(audience);
  const signed = await deploy(['--oidc', '--sign', file], { TASKLOOM_ID_TOKEN: token });
  assert.equal(signed.code, 0, signed.output);
  assert.match(signed.output, /search 7\.0\.0 is live for everyone/);
  assert.doesNotMatch(signed.output, /expires/);
  const { live, versions } = await seen();
  assert.deepEqual([live.version, live.by.kind, live.by.name], ['7.0.0', 'token', SUBJECT]);
  assert.deepEqual(versions[0].signedBy, { name: 'Release key', fingerprint, revoked: false });

  const again = await deploy(['--oidc', '--sign', file], { TASKLOOM_ID_TOKEN: token });
  assert.equal(again.code, 1, again.output);
  assert.match(again.output, /it was used before, and each one is accepted once/);
});

it('shows in status who signed, and is refused once the key is revoked', async () => {
  const { token } = await createDeployToken(server.databaseUrl, 'search', 'tests');
  const [key] = await admin.do('GET', '/remotes/search/keys');
  await admin.do('DELETE', `/remotes/search/keys/${key._id}`);
  const file = join(copy, 'signing-key.pem');
  const { code, output } = await deploy(['--sign', file], { DEPLOY_TOKEN: token });
  assert.equal(code, 1, output);
  assert.match(output, /The key "Release key" that signed search 7\.0\.0 has been revoked/);
  const child = spawn(process.execPath, [join(copy, 'tools/delivery/remote.mjs'), 'status', 'search'], {
    cwd: copy,
    env: { ...process.env, TASKLOOM_URL: server.url, DEPLOY_TOKEN: token },
  });
  let status = '';
  child.stdout.on('data', (chunk) => (status += chunk));
  await once(child, 'close');
  assert.match(stripVTControlCharacters(status), /7\.0\.0 \(signed by Release key, key revoked\)/);
});
