// @ts-check
/** Comments, tests and documents cite only texts in this repository and existing rules of the specification. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../run/prepare/root.mjs';

const HERE = 'tools/quality/boundaries/citations.spec.mjs';
const KINDS = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.md', '*.html', '*.yaml'];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...KINDS], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && path !== HERE);

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** The numbers of the specification's headings, such as `2` and `2.1`. */
const rules = new Set(
  [...read('docs/specification.md').matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gm)].map(([, number]) => number),
);

/** @param {string} text @returns {string[]} */
export const wrongCitations = (text) => [
  ...[...text.matchAll(/\b(?:spec|decisions|look|style|stack) §[^\n)]*|§ ?\d[^\n)]*/g)].map(
    ([words]) => words,
  ),
  ...[...text.matchAll(/\bspecification (\d+(?:\.\d+)?)/g)].flatMap(([words, number]) =>
    rules.has(number ?? '') ? [] : words,
  ),
];

test('the specification numbers its rules', () => {
  assert.ok(rules.size > 20);
});

test('finds citations of texts outside the repository and of rules that do not exist', () => {
  assert.deepEqual(wrongCitations('(spec §4) and specification 99'), ['spec §4', 'specification 99']);
  assert.deepEqual(wrongCitations('(specification 4) and specification 2.10'), []);
});

test('every citation refers to a rule in docs/specification.md', () => {
  const wrong = files.flatMap((path) => wrongCitations(read(path)).map((words) => `${path}: ${words}`));
  assert.deepEqual(wrong, []);
});
