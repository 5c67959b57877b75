// @ts-check
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from './root.mjs';

/** Commands that install the dependencies must start without them, with only Node, npm and the sources. */
const BEGINNINGS = ['run/start', 'quality/test', 'run/dev', 'run/cluster'];

const folder = mkdtempSync(join(tmpdir(), 'taskloom-bare-'));
after(() => rmSync(folder, { recursive: true }));
const filter = (/** @type {string} */ path) => basename(path) !== 'node_modules';
for (const name of ['tools', 'libs/build', 'package.json', '.env.example']) {
  cpSync(join(root, name), join(folder, name), { recursive: true, filter });
}
mkdirSync(join(folder, 'apps'));

describe('without any dependency installed', () => {
  for (const name of BEGINNINGS) {
    it(`"${name}" loads and prints its help`, () => {
      const help = execFileSync(process.execPath, [join(folder, 'tools', `${name}.mjs`), '--help'], {
        encoding: 'utf8',
        timeout: 120_000,
      });
      assert.match(help, /npm (start|test|run)/);
    });
  }
});
