// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { bannedImports } from './banned-imports.mjs';
import { requireFit } from './platform-rules.mjs';
import { requireShared, requireSize } from './verify.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-verify-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} code */
const banned = (code) => {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/a.tsx'), code);
  return bannedImports(join(folder, 'src')).map(({ from }) => from);
};

test('finds forbidden imports', () => {
  assert.deepEqual(banned(`import { io } from 'socket.io-client';`), ['socket.io-client']);
  assert.deepEqual(banned(`const antd = () => import('antd/es/button');`), ['antd/es/button']);
  assert.deepEqual(banned(`export * from '../../search-mfe/src/routes';`), ['../../search-mfe/src/routes']);
});

test('accepts other imports', () => {
  assert.deepEqual(banned(`import { Link } from '@taskloom/client/router'; import dayjs from 'dayjs';`), []);
});

const provided = [{ request: 'react', version: '19.3.1' }];
const react = { name: 'react', singleton: true, requiredVersion: '^19.0.0' };

test('accepts shared modules of the shell as singletons in a matching version, and no others', () => {
  requireShared([react], provided);
  assert.throws(
    () => requireShared([{ ...react, name: 'lodash' }], provided),
    /shares lodash, which the shell does not provide/,
  );
  assert.throws(
    () => requireShared([{ ...react, requiredVersion: '^18.0.0' }], provided),
    /requires react \^18/,
  );
  assert.throws(() => requireShared([{ ...react, singleton: false }], provided), /requires react/);
});

test('limits the size of scripts, apart from those on demand', () => {
  const file = (/** @type {number} */ size) => ({ integrity: 'sha384-x', size });
  const built = { 'a.js': file(900_000), 'a.js.br': file(290_000), 'assets/on-demand-b.js': file(900_000) };
  requireSize({ files: built });
  assert.throws(
    () => requireSize({ files: { ...built, 'assets/c.js': file(20_000) } }),
    /310 kB of JavaScript/,
  );
  assert.throws(
    () => requireSize({ files: { ...built, 'on-demand-d.js': file(200_000) } }),
    /1100 kB of JavaScript \(brotli\) in chunks named on-demand-\*/,
  );
});

test('accepts extensions for the versions of the points that the platform has', async () => {
  const requires = { contracts: '^1.0.0', client: '^1.26.0', ui: '^1.0.0' };
  const at = (/** @type {string} */ version) => ({
    requires,
    extensions: [{ point: /** @type {const} */ ('project-tab'), version, id: 'report', title: 'Report' }],
  });
  await requireFit(folder, at('^1.0.0'));
  await assert.rejects(requireFit(folder, at('^9.0.0')), /extension point project-tab \^9\.0\.0/);
  await requireFit(folder, { requires, isolation: 'frame', permissions: {} });
  await assert.rejects(
    requireFit(folder, { ...at('^1.0.0'), isolation: 'frame', permissions: {} }),
    /whole screens only.*extensions in remote\.json/,
  );
});
