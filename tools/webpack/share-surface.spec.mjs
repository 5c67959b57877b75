// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { providedByShell, SHARED_MODULES, surfaceModule, takenFromShell } from './share-surface.mjs';

const requires = { contracts: '^1.0.0', client: '^1.2.0', ui: '>=1.0.0 <2' };
const provided = providedByShell();
const taken = takenFromShell(requires);

test('shell and remotes share the same modules', () => {
  assert.deepEqual(Object.keys(taken), Object.keys(provided));
});

test('a remote never brings its own copy, and takes nothing outside of its range', () => {
  for (const [name, options] of Object.entries(taken)) {
    assert.equal(options.import, false, name);
    assert.equal(options.singleton, true, name);
    assert.equal(options.strictVersion, true, name);
    assert.ok(options.requiredVersion, name);
  }
});

test('a remote states its own ranges for our libraries', () => {
  assert.equal(taken['@taskloom/contracts/rtk']?.requiredVersion, requires.contracts);
  assert.equal(taken['@taskloom/client/router']?.requiredVersion, requires.client);
  assert.equal(taken['@taskloom/ui/core']?.requiredVersion, requires.ui);
});

test('the surface names every shared module', () => {
  const source = decodeURIComponent(surfaceModule());
  for (const { request } of SHARED_MODULES) assert.ok(source.includes(`import("${request}")`), request);
});

test('every script entry of a library is shared, save what only tests and pages of their own use', () => {
  const own = [
    './test-kit',
    './standalone',
    './package.json',
    './permissions.json',
    './theme.css',
    './theme-boot.js',
  ];
  for (const library of ['contracts', 'client', 'ui']) {
    const file = new URL(`../../libs/${library}/package.json`, import.meta.url);
    const entries = Object.keys(JSON.parse(readFileSync(file, 'utf8')).exports).filter(
      (entry) => !own.includes(entry),
    );
    for (const entry of entries) assert.ok(`@taskloom/${library}${entry.slice(1)}` in provided, entry);
  }
});
