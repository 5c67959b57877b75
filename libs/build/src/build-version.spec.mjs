// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { buildVersion } from './build-version.mjs';

let folder = '';
/** @param {string} path @param {string} text */
const write = (path, text) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  delete process.env.BUILD_VERSION;
  folder = mkdtempSync(join(tmpdir(), 'taskloom-version-'));
  write('package.json', '{ "version": "1.2.3" }');
  write('src/remote.tsx', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('is a semantic version from the version of the package and a hash of the sources', () => {
  assert.match(buildVersion(folder), /^1\.2\.3-b[0-9a-f]{8}$/);
});

test('is the same for the same sources', () => {
  assert.equal(buildVersion(folder), buildVersion(folder));
});

test('changes with a source, its name, and a new file', () => {
  const versions = [buildVersion(folder)];
  write('src/remote.tsx', 'two');
  versions.push(buildVersion(folder));
  write('src/other.tsx', '');
  versions.push(buildVersion(folder));
  rmSync(join(folder, 'src/other.tsx'));
  write('src/another.tsx', '');
  versions.push(buildVersion(folder));
  assert.equal(new Set(versions).size, versions.length);
});

test('does not change with tests and build outputs', () => {
  const before = buildVersion(folder);
  write('src/remote.spec.tsx', 'test');
  write('src/test/makers.ts', 'test');
  write('dist/remote.json', 'built');
  assert.equal(buildVersion(folder), before);
});

test('is the version that a release sets', () => {
  process.env.BUILD_VERSION = '2.0.0';
  assert.equal(buildVersion(folder), '2.0.0');
});
