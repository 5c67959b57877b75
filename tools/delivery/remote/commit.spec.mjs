// @ts-check
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { commitOf } from './commit.mjs';

let folder = '';
const git = (/** @type {string[]} */ ...options) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...options], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taskloom-commit-'));
  git('init', '-q');
  writeFileSync(join(folder, 'a'), 'one');
  git('add', 'a');
  git('commit', '-qm', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('returns the commit of a clean tree', () => {
  assert.equal(commitOf(folder), git('rev-parse', 'HEAD'));
});

test('returns none while a file is changed, added or staged', () => {
  writeFileSync(join(folder, 'a'), 'two');
  assert.equal(commitOf(folder), undefined);
  git('add', 'a');
  assert.equal(commitOf(folder), undefined);
  git('commit', '-qm', 'two');
  writeFileSync(join(folder, 'b'), '');
  assert.equal(commitOf(folder), undefined);
});

test('returns none outside of version control', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  assert.equal(commitOf(folder), undefined);
});
