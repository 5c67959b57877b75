// @ts-check
/** Checks in the built files that the builds are compatible with each other. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../prepare/root.mjs';
import { integrityOf } from '../../../libs/build/src/remote-facts-plugin.mjs';
import { SHARED_MODULES } from './share-surface.mjs';
import { SOURCE_MAPS, isSourceMap } from '../../../libs/build/src/source-maps.mjs';
import { SHARED_TRACES } from '../../../libs/build/src/shared-traces.mjs';

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
    for (const [module, trace] of Object.entries(SHARED_TRACES))
      assert.ok(trace.test(code), `${module} is missing`);
  });

  test('links the files of a start in its page; they are few and exist', () => {
    const html = read('shell', 'index.html');
    for (const rel of ['start', 'inside', 'sign-in', 'main']) {
      const names = [...html.matchAll(new RegExp(`rel=${rel} as=script href=/([^>]+)`, 'g'))].map(
        ([, name = '']) => name,
      );
      assert.ok(names.length > 0 && names.length <= 5, `${rel}: ${names.join(', ')}`);
      for (const name of names) assert.ok(existsSync(join(apps, 'shell/dist', name)), name);
    }
  });

  test('contains no reference to a remote: neither its folder nor its files nor its container', () => {
    const code = [...scriptsOf('shell'), read('shell', 'index.html')].join('\n');
    for (const remote of remotes) {
      const { name } = JSON.parse(read(remote, 'remote.json'));
      for (const trace of [remote, `/r/${name}`, `taskloom_${name}`, `"${name}/remote"`]) {
        assert.ok(!code.includes(trace), `${trace} occurs in the shell's bundle`);
      }
    }
  });
});

for (const remote of remotes) {
  describe(remote, () => {
    const { shared, metaData } = manifestOf(remote);
    const facts = JSON.parse(read(remote, 'remote.json'));

    test('shares only modules that the shell provides, once, in a compatible version', () => {
      const provided = manifestOf('shell').shared;
      for (const { name, singleton, requiredVersion } of shared) {
        const there = provided.find((module) => module.name === name);
        assert.ok(there, `${name} is not provided`);
        assert.ok(singleton, `${name} is not a singleton`);
        assert.match(requiredVersion, /^\^/, `${name} accepts any version`);
        assert.equal(requiredVersion.slice(1).split('.')[0], there.version.split('.')[0], name);
      }
    });

    test('contains no copy of a shared module', () => {
      const code = scriptsOf(remote).join('\n');
      for (const [module, trace] of Object.entries(SHARED_TRACES))
        assert.ok(!trace.test(code), `${module} was bundled`);
    });

    test('includes its version in the name of its container, so that two versions can run in one tab', () => {
      assert.ok(metaData.globalName.endsWith(facts.version.replace(/\W/g, '_')), metaData.globalName);
    });

    test('is in the site under its version, for the registry to publish', () => {
      const shipped = JSON.parse(readFileSync(join(site, 'r/shipped.json'), 'utf8'));
      const { name, version } = facts;
      assert.equal(
        shipped.find((/** @type {{ name: string }} */ one) => one.name === name)?.version,
        version,
      );
      const folder = join(site, 'r', name, version);
      const built = readdirSync(join(apps, remote, 'dist')).filter((name) => name !== SOURCE_MAPS);
      assert.deepEqual(readdirSync(folder).sort(), built.sort());
    });

    test('lists the files that each screen needs', () => {
      for (const { path, files } of facts.routes) {
        assert.equal(files[0], 'mf-manifest.json', path);
        assert.ok(
          files.some((/** @type {string} */ file) => file.startsWith('remote-entry.')),
          path,
        );
        for (const file of files) assert.ok(file in facts.files, `${path}: ${file}`);
      }
    });

    test('has a source map of each script, without the sources, which the script does not mention', () => {
      const scripts = Object.keys(facts.files).filter((path) => path.endsWith('.js'));
      for (const path of scripts) {
        const { version, sources, mappings, ...rest } = JSON.parse(
          read(remote, `${SOURCE_MAPS}/${path}.map`),
        );
        assert.deepEqual([version, rest.sourcesContent, rest.sections], [3, undefined, undefined], path);
        assert.ok(sources.length > 0 && mappings.length > 0, path);
        assert.doesNotMatch(read(remote, path), /sourceMappingURL/);
      }
    });

    test('lists the size and SHA-384 of each of its files', () => {
      const dist = join(apps, remote, 'dist');
      const there = readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'remote.json')
        .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((path) => !isSourceMap(path));
      assert.deepEqual(Object.keys(facts.files).sort(), there.sort());
      for (const path of there) {
        const content = readFileSync(join(dist, path));
        assert.deepEqual(facts.files[path], { integrity: integrityOf(content), size: content.length }, path);
      }
    });
  });
}
