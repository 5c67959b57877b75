// @ts-check
/** What the five builds promise each other, read from what they left behind. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../prepare/root.mjs';
import { SHARED_MODULES } from './share-surface.mjs';

const site = join(root, 'dist/site');
const apps = join(root, 'apps');
const remotes = readdirSync(apps).filter((app) => app !== 'shell');

/** @param {string} app @param {string} file */
const read = (app, file) => readFileSync(join(apps, app, 'dist', file), 'utf8');

/** @typedef {{ name: string, version: string, singleton: boolean, requiredVersion: string }} Shared */

/** @param {string} app @returns {{ metaData: { globalName: string }, shared: Shared[] }} */
const manifestOf = (app) => JSON.parse(read(app, 'mf-manifest.json'));

/** @param {string} app */
const scriptsOf = (app) =>
  [
    ...readdirSync(join(apps, app, 'dist')),
    ...readdirSync(join(apps, app, 'dist/assets')).map((name) => `assets/${name}`),
  ]
    .filter((name) => name.endsWith('.js'))
    .map((name) => read(app, name));

/** What each shared package alone has, and keeps when it is minified. React is the one that defines its internals; others read them. */
const TRACES = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/,
  'react-dom': /_reactListening/,
  '@reduxjs/toolkit': /RTK_autoBatch/,
  '@taskloom/contracts/rtk': /session\/ended/,
  '@taskloom/client': /taskloom:recent-projects:/,
  '@taskloom/client/router': /beforeunload/,
  antd: /iconPrefixCls/,
};

describe('the shell', () => {
  const provided = manifestOf('shell').shared;

  test('provides exactly the modules of the one list', () => {
    assert.deepEqual(
      provided.map(({ name, version }) => `${name}@${version}`).sort(),
      SHARED_MODULES.map(({ request, version }) => `${request}@${version}`).sort(),
    );
  });

  test('has the only copy of each shared module', () => {
    const code = scriptsOf('shell').join('\n');
    for (const [module, trace] of Object.entries(TRACES))
      assert.ok(trace.test(code), `${module} is not there`);
  });

  test('knows no remote: neither its folder nor its files nor its container', () => {
    const code = [...scriptsOf('shell'), read('shell', 'index.html')].join('\n');
    for (const remote of remotes) {
      const { name } = JSON.parse(read(remote, 'remote.json'));
      for (const trace of [remote, `/r/${name}`, `taskloom_${name}`, `"${name}/remote"`]) {
        assert.ok(!code.includes(trace), `${trace} stands in the shell's bundle`);
      }
    }
  });
});

for (const remote of remotes) {
  describe(remote, () => {
    const { shared, metaData } = manifestOf(remote);
    const facts = JSON.parse(read(remote, 'remote.json'));

    test('takes only what the shell provides, once, in a version that fits', () => {
      const provided = manifestOf('shell').shared;
      for (const { name, singleton, requiredVersion } of shared) {
        const there = provided.find((module) => module.name === name);
        assert.ok(there, `${name} is not provided`);
        assert.ok(singleton, `${name} is no singleton`);
        assert.match(requiredVersion, /^\^/, `${name} takes any version`);
        assert.equal(requiredVersion.slice(1).split('.')[0], there.version.split('.')[0], name);
      }
    });

    test('brings no copy of a shared module', () => {
      const code = scriptsOf(remote).join('\n');
      for (const [module, trace] of Object.entries(TRACES))
        assert.ok(!trace.test(code), `${module} was bundled`);
    });

    test('carries its version in its container, so that two versions can live in one tab', () => {
      assert.ok(metaData.globalName.endsWith(facts.version.replace(/\W/g, '_')), metaData.globalName);
    });

    test('lies in the site under its version, and the answer names it', () => {
      const answer = JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8'));
      const entry = answer.remotes.find((/** @type {{ name: string }} */ { name }) => name === facts.name);
      assert.equal(entry.version, facts.version);
      const folder = join(site, entry.manifest, '..');
      assert.deepEqual(readdirSync(folder).sort(), readdirSync(join(apps, remote, 'dist')).sort());
    });
  });
}
