// @ts-check
/** Every path and every npm command named in the docs exists. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const docs = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)));
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json'));

const PATH =
  /`((?:apps|services|libs|tools|docs|e2e|\.ci)\/[\w./-]+|compose\.yaml|nx\.json|\.env\.example)`/g;
const COMMAND = /npm (?:run ([\w:-]+)|(start|test)\b)/g;
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;
/** Links in code are examples. */
const CODE = /`[^`\n]*`/g;

const all = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? '');

for (const doc of docs) {
  test(`${doc} names only existing paths and commands`, () => {
    const text = read(doc);
    const folder = join(root, doc, '..');
    assert.deepEqual(
      all(text, PATH).filter((path) => !existsSync(join(root, path))),
      [],
      'paths',
    );
    assert.deepEqual(
      all(text, COMMAND).filter((name) => !(name in scripts)),
      [],
      'commands',
    );
    assert.deepEqual(
      all(text.replaceAll(CODE, ''), LINK).filter((path) => !existsSync(join(folder, path))),
      [],
      'links',
    );
  });
}

test('the documents for newcomers exist', () => {
  for (const path of ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE', 'docs/architecture.md']) {
    assert.ok(existsSync(join(root, path)), path);
  }
});

test('the lock file contains no registry host', () => {
  const hosts = read('package-lock.json').match(/"resolved": "https?:/g);
  assert.equal(hosts, null);
});
