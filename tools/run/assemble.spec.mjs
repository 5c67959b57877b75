// @ts-check
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { assemble } from './assemble.mjs';

let root = '';
const site = (/** @type {string[]} */ ...path) => join(root, 'dist/site', ...path);
const read = (/** @type {string} */ path) => readFileSync(site(path), 'utf8');

/** @param {string} path @param {string} text */
function write(path, text) {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

const facts = { title: 'Reports', routes: [], navigation: [], requires: {} };

/** @param {string} name @param {string} version @param {object} [more] */
function buildRemote(name, version, more) {
  rmSync(join(root, `apps/${name}-mfe/dist`), { recursive: true, force: true });
  write(`apps/${name}-mfe/dist/remote.json`, JSON.stringify({ name, version, ...facts, ...more }));
  write(`apps/${name}-mfe/dist/mf-manifest.json`, '{}');
  write(`apps/${name}-mfe/dist/assets/${version}.js`, version);
}

/** @param {string} mark */
function buildShell(mark) {
  rmSync(join(root, 'apps/shell/dist'), { recursive: true, force: true });
  write('apps/shell/dist/index.html', mark);
  write('apps/shell/dist/mf-manifest.json', '{"shared":[{"name":"react","version":"19.3.0"}]}');
  write(`apps/shell/dist/assets/main.${mark}.js`, mark);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'taskloom-assemble-'));
  buildShell('one');
  buildRemote('reports', '1.0.0');
  buildRemote('calendar', '1.0.0');
});
afterEach(() => rmSync(root, { recursive: true }));

test('puts the shell at the root and each remote under its version', () => {
  assemble({ root });
  assert.equal(read('index.html'), 'one');
  assert.equal(read('assets/main.one.js'), 'one');
  assert.equal(read('r/reports/1.0.0/assets/1.0.0.js'), '1.0.0');
  assert.ok(!existsSync(site('mf-manifest.json')));
});

test('leaves source maps out, because the site is public', () => {
  write('apps/reports-mfe/dist/source-maps/assets/1.0.0.js.map', '{}');
  assemble({ root });
  assert.ok(existsSync(site('r/reports/1.0.0/assets/1.0.0.js')));
  assert.ok(!existsSync(site('r/reports/1.0.0/source-maps')));
});

test('puts the service worker and the files with fixed names at the root', () => {
  write('apps/shell/dist/sw.js', 'worker');
  write('apps/shell/public/manifest.webmanifest', '{}');
  assemble({ root });
  assert.equal(read('sw.js'), 'worker');
  assert.equal(read('manifest.webmanifest'), '{}');
});

test('keeps the first build of a version, and its checksums', () => {
  const files = (/** @type {string} */ integrity) => ({ files: { 'mf-manifest.json': { integrity } } });
  buildRemote('reports', '1.0.0', files('first'));
  assemble({ root });
  buildRemote('reports', '1.0.0', files('second'));
  const { remotes } = assemble({ root });
  assert.deepEqual(remotes.find(({ name }) => name === 'reports')?.integrity, {
    'mf-manifest.json': 'first',
  });
});

test('lists the modules that the shell shares', () => {
  assemble({ root });
  assert.deepEqual(JSON.parse(read('provides.json')).modules, { react: '19.3.0' });
});

test('publishes the schema of remote.json', () => {
  assemble({ root });
  assert.equal(JSON.parse(read('remote.schema.json')).title, 'RemoteSource');
});

test('writes the response that a registry would give', () => {
  const answer = assemble({ root });
  assert.deepEqual(JSON.parse(read('remotes.json')), answer);
  assert.deepEqual(
    answer.remotes.map(({ name, manifest }) => [name, manifest]),
    [
      ['calendar', '/r/calendar/1.0.0/mf-manifest.json'],
      ['reports', '/r/reports/1.0.0/mf-manifest.json'],
    ],
  );
});

test('lists its builds for the registry to publish', () => {
  assemble({ root });
  assert.deepEqual(JSON.parse(read('r/shipped.json')), [
    { name: 'calendar', version: '1.0.0' },
    { name: 'reports', version: '1.0.0' },
  ]);
});

test('ships a remote that requires a right, but omits it from the public response', () => {
  buildRemote('books', '1.0.0', { rights: ['operate-remotes'] });
  assert.deepEqual(
    assemble({ root }).remotes.map(({ name }) => name),
    ['calendar', 'reports'],
  );
  assert.ok(existsSync(site('r/books/1.0.0')));
  assert.match(read('r/shipped.json'), /"books"/);
});

test('raises the revision with a change, and only then', () => {
  const first = assemble({ root }).revision;
  assert.equal(assemble({ root }).revision, first);
  buildRemote('reports', '1.1.0');
  assert.equal(assemble({ root }).revision, first + 1);
});

test('never changes an existing version', () => {
  assemble({ root });
  write('apps/reports-mfe/dist/assets/1.0.0.js', 'tampered');
  assemble({ root });
  assert.equal(read('r/reports/1.0.0/assets/1.0.0.js'), '1.0.0');
});

test('keeps the last five versions of a remote for tabs that are open', () => {
  ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'].forEach((version, index) => {
    assemble({ root });
    buildRemote('reports', version);
    for (const old of readdirSync(site('r/reports'))) utimesSync(site('r/reports', old), index, index);
  });
  assemble({ root });
  assert.equal(readdirSync(site('r/reports')).length, 5);
  assert.ok(existsSync(site('r/reports/1.5.0')));
});

test('keeps the files of the previous shell for a week', () => {
  assemble({ root });
  buildShell('two');
  assemble({ root });
  assert.ok(existsSync(site('assets/main.one.js')));
  utimesSync(site('assets/main.one.js'), 1, 1);
  assemble({ root });
  assert.ok(!existsSync(site('assets/main.one.js')));
  assert.ok(existsSync(site('assets/main.two.js')));
});

test('leaves no half-written file behind', () => {
  assemble({ root });
  const hidden = readdirSync(site(), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|\/)\./.test(path),
  );
  assert.deepEqual(hidden, []);
});

test('removes a remote whose app is gone', () => {
  assemble({ root });
  rmSync(join(root, 'apps/reports-mfe'), { recursive: true });
  assert.deepEqual(
    assemble({ root }).remotes.map(({ name }) => name),
    ['calendar'],
  );
});
