// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { checkUpgrade, releaseIn, releaseWith } from './upgrade.mjs';

const root = mkdtempSync(join(tmpdir(), 'taskloom-release-'));
after(() => rmSync(root, { recursive: true }));

describe('the versions of a release', () => {
  it('are those of a checkout, or of the built site of an image', () => {
    mkdirSync(join(root, 'dist/site'), { recursive: true });
    writeFileSync(
      join(root, 'dist/site/provides.json'),
      JSON.stringify({ contracts: '1.2.0', ui: '1.3.0', modules: {} }),
    );
    mkdirSync(join(root, 'libs/contracts'), { recursive: true });
    writeFileSync(join(root, 'libs/contracts/package.json'), JSON.stringify({ version: '1.4.0' }));
    assert.deepEqual(releaseIn(root), { contracts: '1.4.0', ui: '1.3.0' });
  });

  it('are those of the modules that another installation provides', () => {
    const modules = /** @type {const} */ ([
      { request: 'react', version: '19.0.0' },
      { request: '@taskloom/ui', version: '1.3.0', library: 'ui' },
      { request: '@taskloom/ui/icons', version: '1.3.0', library: 'ui' },
    ]);
    assert.deepEqual(releaseWith([...modules]), { ui: '1.3.0' });
  });
});

describe('the check of an upgrade', () => {
  /** @param {import('@taskloom/contracts').RemoteUpgrade[]} remotes */
  function check(...remotes) {
    /** @type {string[]} */
    const lines = [];
    /** @type {string[]} */
    const asked = [];
    const plain = (/** @type {string} */ text) => text;
    const paint = { red: plain, green: plain, cyan: plain };
    const steps = /** @type {any} */ ({ paint, say: (/** @type {string} */ line) => lines.push(line) });
    const send = async (/** @type {string} */ path) => (asked.push(path), remotes);
    const registry = /** @type {any} */ ({ url: 'https://tasks.example', send });
    const result = checkUpgrade(steps, registry, { contracts: '2.0.0', ui: '1.3.0' });
    return { lines, asked, result };
  }
  const live = { version: '1.1.0', place: /** @type {const} */ ('live'), unmet: [] };
  const earlier = { version: '1.0.0', place: /** @type {const} */ ('earlier'), unmet: ['contracts ^1.0.0'] };

  it('prints what runs, and warns about a rollback that would not', async () => {
    const { lines, asked, result } = check(
      { name: 'team', title: 'Team', verdict: 'runs', versions: [live] },
      { name: 'work', title: 'Work', verdict: 'warned', versions: [live, earlier] },
    );
    assert.equal((await result).remotes.length, 2);
    assert.deepEqual(asked, ['/remotes/upgrade?contracts=2.0.0&ui=1.3.0']);
    assert.deepEqual(lines, [
      'https://tasks.example with contracts 2.0.0, ui 1.3.0:',
      '✓ team runs',
      '! work',
      '  the version of a rollback, 1.0.0 requires contracts ^1.0.0',
    ]);
  });

  it('fails when the live version of a remote is refused', async () => {
    const versions = [{ ...live, unmet: ['contracts ^1.0.0', 'ui ^1.9.0'] }];
    const { lines, result } = check({ name: 'work', title: 'Work', verdict: 'refused', versions });
    await assert.rejects(result, /The release refuses work: deploy a version that fits before the upgrade/);
    assert.equal(lines.at(-1), '  the live version 1.1.0 requires contracts ^1.0.0, ui ^1.9.0');
  });
});
