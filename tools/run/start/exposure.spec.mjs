// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exposure, isPublic } from './exposure.mjs';

const empty = { any: false, demo: false };
const team = { any: true, demo: false };

/** @param {NodeJS.ProcessEnv} env */
const lines = (env, accounts = team, host = '0.0.0.0') => exposure({ host, env, accounts }).join('\n');

describe('the warnings about exposure at the start', () => {
  it('are empty for every loopback address', () => {
    for (const host of ['127.0.0.1', '127.1.2.3', 'localhost', '::1']) {
      assert.equal(isPublic(host), false);
      assert.equal(lines({}, empty, host), '');
    }
    for (const host of ['0.0.0.0', '::', '192.168.1.4', '127.example.com'])
      assert.equal(isPublic(host), true);
  });

  it('list what is open to whom, each with the setting that closes it', () => {
    const printed = lines({});
    for (const line of [
      'HOST=127.0.0.1',
      'REGISTRATION=invited',
      'API_DOCS=0',
      'METRICS=0',
      'TRUST_PROXY=1',
    ]) {
      assert.match(printed, new RegExp(`Close it: .*${line.replaceAll('.', '\\.')}`));
    }
  });

  it('omit what is closed', () => {
    const env = {
      REGISTRATION: 'closed',
      API_DOCS: '0',
      METRICS: '0',
      PUBLIC_URL: 'https://taskloom.example',
    };
    assert.equal(lines(env).split('\n').length, 1);
  });

  it('state who becomes admin until there is an account', () => {
    assert.match(lines({}, empty), /the first person to register becomes admin/);
    assert.match(lines({ REGISTRATION: 'closed' }, empty), /the first person to register becomes admin/);
    assert.doesNotMatch(lines({}, team), /becomes admin/);
  });

  it('include the public password of the demo', () => {
    assert.match(lines({}, { any: true, demo: true }), /password of the demo team is public/);
    assert.doesNotMatch(lines({}, team), /demo/);
  });
});
