// @ts-check
/** Limits for the lengths of files and functions, measured over the whole tree. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { sourcesOf } from './sources.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { code, tests } = sourcesOf(root);
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const lines = (/** @type {string} */ path) => read(path).trimEnd().split('\n').length;

/** The value below which a share of all values lies. */
const quantile = (/** @type {number[]} */ values, /** @type {number} */ share) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** The number of lines of each function in a file. */
const functionLengths = (/** @type {string} */ path) => {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  /** @type {number[]} */
  const lengths = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const from = file.getLineAndCharacterOfPosition(node.getStart()).line;
      lengths.push(file.getLineAndCharacterOfPosition(node.getEnd()).line - from + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lengths;
};

test('files: median at most 60 lines, 95 of 100 at most 200, none over 300', () => {
  const sizes = code.map(lines);
  assert.ok(sizes.length > 0);
  assert.ok(quantile(sizes, 0.5) <= 60, `median ${quantile(sizes, 0.5)}`);
  assert.ok(quantile(sizes, 0.95) <= 200, `95th percentile ${quantile(sizes, 0.95)}`);
  assert.deepEqual(
    code.filter((path) => lines(path) > 300),
    [],
  );
});

test('tests: none over 500 lines', () => {
  assert.deepEqual(
    tests.filter((path) => lines(path) > 500),
    [],
  );
});

test('functions: 95 of 100 at most 50 lines, none over 100', () => {
  const byFile = code.map((path) => ({ path, lengths: functionLengths(path) }));
  const all = byFile.flatMap(({ lengths }) => lengths);
  assert.ok(quantile(all, 0.95) <= 50, `95th percentile ${quantile(all, 0.95)}`);
  assert.deepEqual(
    byFile.filter(({ lengths }) => lengths.some((length) => length > 100)).map(({ path }) => path),
    [],
  );
});

test('types stay strict: fewer than one `any` in 2,000 lines, no silenced line without a reason', () => {
  const total = code.reduce((sum, path) => sum + lines(path), 0);
  const anys = code.flatMap((path) => read(path).match(/(:\s*|\bas\s+|<)any\b/g) ?? []);
  assert.ok(anys.length <= total * 0.0005, `${anys.length} in ${total} lines`);
  const silenced = [...code, ...tests].filter((path) => {
    if (path.startsWith('tools/quality/boundaries/')) return false;
    return /@ts-(ignore|nocheck)|eslint-disable(?!.*--)/.test(read(path));
  });
  assert.deepEqual(silenced, []);
});
