// @ts-check
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { test } from 'node:test';
import { remoteNames } from './answer.mjs';
import { answerFor, personOf } from './registry.mjs';

/** @param {'admin' | 'member'} role */
const person = (role) => ({ _id: 'a', name: 'A', email: 'a@example.org', avatar: '', role });
/** @param {import('./registry.mjs').Person | null} caller */
const names = (caller) => answerFor(remoteNames(), caller).remotes.map(({ name }) => name);

test('lists a remote that requires a right only for people who have it', () => {
  assert.ok(names(person('admin')).includes('operations'));
  for (const other of [person('member'), null]) {
    assert.ok(!names(other).includes('operations'));
    assert.ok(names(other).includes('calendar'));
  }
});

test('gets the person of a session from the API, and null for an invalid one', async (t) => {
  const api = createServer(({ url, headers }, response) => {
    const known = url === '/api/auth/me' && headers.authorization === 'Bearer good';
    response.writeHead(known ? 200 : 401).end(JSON.stringify(known ? person('admin') : {}));
  }).listen(0, '127.0.0.1');
  // In a hook, because an open server would keep the process running after a failure.
  t.after(() => api.close());
  await once(api, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (api.address());
  const url = `http://127.0.0.1:${port}`;
  assert.equal((await personOf(url, 'Bearer good'))?.role, 'admin');
  assert.equal(await personOf(url, 'Bearer bad'), null);
  assert.equal(await personOf(url), null);
  api.close();
  await once(api, 'close');
  assert.equal(await personOf(url, 'Bearer good'), null);
});
