// @ts-check
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { takenFromShell } from '../../../libs/build/src/sharing.mjs';
import { providedByShell, SHARED_MODULES, surfaceModule } from './share-surface.mjs';

const APPS = fileURLToPath(new URL('../../../apps', import.meta.url));
const requires = { contracts: '^1.0.0', client: '^1.2.0', ui: '>=1.0.0 <2' };
const provided = providedByShell();
const taken = takenFromShell(requires, SHARED_MODULES);

test('shell and remotes share the same modules', () => {
  assert.deepEqual(
    [...new Set(Object.values(taken).map(({ shareKey }) => shareKey))],
    Object.values(provided).map(({ shareKey }) => shareKey),
  );
});

test('a remote never has its own copy, and accepts only versions in its range', () => {
  for (const [name, options] of Object.entries(taken)) {
    assert.equal(options.import, false, name);
    assert.equal(options.singleton, true, name);
    assert.equal(options.strictVersion, true, name);
    assert.ok(options.requiredVersion, name);
  }
});

test('a remote takes a library under its name and under its sub-path of the SDK', () => {
  assert.equal(taken['@taskloom/sdk/ui/core']?.shareKey, '@taskloom/ui/core');
  assert.equal(taken['@taskloom/sdk/client']?.shareKey, '@taskloom/client');
});

test('a remote states its own ranges for our libraries', () => {
  assert.equal(taken['@taskloom/contracts/rtk']?.requiredVersion, requires.contracts);
  assert.equal(taken['@taskloom/client/router']?.requiredVersion, requires.client);
  assert.equal(taken['@taskloom/ui/core']?.requiredVersion, requires.ui);
});

test('the surface imports every shared module', () => {
  const source = decodeURIComponent(surfaceModule());
  for (const request of Object.keys(provided)) assert.ok(source.includes(`import("${request}")`), request);
});

/** Entries that only tests and separate pages use, and files that are not scripts. */
const APART = [
  './test-kit',
  './standalone',
  './package.json',
  './permissions.json',
  './remote.schema.json',
  './theme.css',
  './theme-boot.js',
];
/** For the shell only (`entry`), part of a library that is shared as a whole (`overlay`), for the API and tools, sentences of two screens that few people open, for the API and one remote's lazy parts, for the few fields of quick add, or for the few places that answer or send invitations. */
const UNSHARED = [
  '@taskloom/ui/entry',
  '@taskloom/contracts/rtk/overlay',
  '@taskloom/contracts/remote-rules',
  '@taskloom/contracts/mentions',
  '@taskloom/contracts/project-templates',
  '@taskloom/client/permissions',
  '@taskloom/client/quick-add',
  '@taskloom/client/invitations',
  '@taskloom/ui/quick-add',
  '@taskloom/client/permissions/de',
];

test('every script entry of a library is shared, except those listed with a reason', () => {
  for (const library of ['contracts', 'client', 'ui']) {
    const file = new URL(`../../../libs/${library}/package.json`, import.meta.url);
    const entries = Object.keys(JSON.parse(readFileSync(file, 'utf8')).exports)
      .filter((entry) => !APART.includes(entry))
      .map((entry) => `@taskloom/${library}${entry.slice(1)}`);
    for (const entry of entries) assert.ok(entry in provided || UNSHARED.includes(entry), entry);
  }
});

test('no remote contains the sign-in look or the overlay, which would break with a second theme or store', () => {
  for (const name of ['@taskloom/ui/entry', '@taskloom/contracts/rtk/overlay']) {
    for (const app of readdirSync(APPS).filter((app) => app.endsWith('-mfe'))) {
      const sources = readdirSync(join(APPS, app, 'src'), { recursive: true, encoding: 'utf8' });
      for (const file of sources.filter((path) => /\.tsx?$/.test(path))) {
        const source = readFileSync(join(APPS, app, 'src', file), 'utf8');
        assert.ok(!source.includes(`'${name}'`), `${app}/src/${file} imports ${name}`);
      }
    }
  }
});
