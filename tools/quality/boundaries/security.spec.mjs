// @ts-check
/** Each threat of docs/security.md names existing specs. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../../run/prepare/root.mjs';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.spec.*'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const SPEC = /`([\w./-]+\.spec\.(?:tsx?|mjs))`/g;

/** Entries of the lists, each with its heading in bold. @param {string} text */
const entriesOf = (text) =>
  text
    .split(/^- (?=\*\*)/m)
    .slice(1)
    .map((entry) => entry.split(/^## /m)[0] ?? '');

/** @param {string} entry @returns {string[]} */
function faultsOf(entry) {
  const name = /^\*\*(.+?)\*\*/s.exec(entry)?.[1]?.replaceAll(/\s+/g, ' ');
  const [, proof = ''] = entry.split('_Proof:_');
  const specs = [...proof.matchAll(SPEC)].map(([, path = '']) => path);
  if (specs.length === 0) return [`${name}: names no spec`];
  // A spec is named without its folder where the one before it is in the same place.
  return specs
    .filter((path) => !files.some((file) => (path.includes('/') ? file : basename(file)) === path))
    .map((path) => `${name}: ${path} does not exist`);
}

describe('docs/security.md', () => {
  const entries = entriesOf(readFileSync(join(root, 'docs/security.md'), 'utf8'));

  test('names an existing spec for each threat', () => {
    assert.ok(entries.length > 80);
    assert.deepEqual(entries.flatMap(faultsOf), []);
  });

  test('lists each threat once', () => {
    const names = entries.map((entry) => entry.split('.**')[0]);
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
  });
});

describe('a threat', () => {
  const faults = (/** @type {string} */ proof) =>
    entriesOf(`- **Something.** Text. ${proof}`).flatMap(faultsOf);

  test('is at fault without a spec', () =>
    assert.deepEqual(faults('_Proof:_'), ['Something.: names no spec']));
  test('is at fault with a spec that does not exist', () =>
    assert.deepEqual(faults('_Proof:_ `nowhere.spec.ts`'), ['Something.: nowhere.spec.ts does not exist']));
  test('may name a spec by its file alone', () =>
    assert.deepEqual(faults('_Proof:_ `security.spec.mjs`'), []));
});
