// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import webpack from 'webpack';
import { defineRemote } from './define-remote.mjs';
import { above, packageVersion } from './installed.mjs';
import { installedModules, modulesOf } from './platform.mjs';

/** The installation's answer. @type {unknown} */
let meta;
const server = createServer((_, response) => response.end(JSON.stringify(meta)));
const folder = mkdtempSync(join(tmpdir(), 'taskloom-platform-'));
let url = '';

/** @param {string} path @param {string | object} content */
const write = (path, content) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
};

before(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const route = { path: '/reports', title: 'Reports', page: 'reports' };
  write('package.json', { version: '1.0.0' });
  write('remote.json', {
    name: 'reports',
    title: 'Reports',
    routes: [route],
    navigation: [{ label: 'Reports', path: '/reports', icon: 'reports', order: 90 }],
    requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
  });
  write(
    'src/remote.tsx',
    `export default { routes: [{ load: () => import('./pages/reports/reports.page') }] };`,
  );
});
after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Builds the page with this code. @param {string} page */
async function build(page) {
  write('src/pages/reports/reports.page.tsx', page);
  const config = await defineRemote({ folder, url })({ production: true, compress: false });
  return new Promise((resolve, reject) =>
    webpack(config, (failure, stats) => (stats ? resolve(stats.toJson()) : reject(failure))),
  );
}

const installation = (/** @type {object} */ modules) => ({ product: { name: 'Taskloom' }, modules });

test('without an address, the modules are those that are installed', () => {
  const modules = installedModules(folder);
  const react = modules.find(({ request }) => request === 'react');
  assert.equal(react?.version, packageVersion(folder, 'react'));
  assert.equal(modules.find(({ request }) => request === '@taskloom/ui/core')?.library, 'ui');
});

test('with an address, the modules and versions are those of the installation', async () => {
  meta = installation({ react: '19.9.0', '@taskloom/contracts/rtk': '1.9.0' });
  assert.deepEqual(await modulesOf(url), [
    { request: 'react', version: '19.9.0', library: undefined },
    { request: '@taskloom/contracts/rtk', version: '1.9.0', library: 'contracts' },
  ]);
});

test('an address that is no installation, or one that does not say what it provides, is refused', async () => {
  meta = {};
  await assert.rejects(modulesOf(url), /No Taskloom answers/);
  meta = { product: { name: 'Taskloom' } };
  await assert.rejects(modulesOf(url), /does not say what its shell provides/);
});

test('a remote in any folder is built for the versions of the installation', async () => {
  meta = installation({ react: '19.9.0', '@taskloom/client': '1.7.0' });
  const { errors, assets } = await build(
    `import { useState } from 'react'; import { Slot } from '@taskloom/client'; export default () => [useState, Slot];`,
  );
  assert.deepEqual(errors, []);
  const names = assets.map((/** @type {{ name: string }} */ { name }) => name);
  assert.ok(names.includes('remote.json') && names.includes('mf-manifest.json'));
  const { shared } = JSON.parse(readFileSync(join(folder, 'dist/mf-manifest.json'), 'utf8'));
  const required = shared.map((/** @type {Record<string, string>} */ { name, requiredVersion }) => [
    name,
    requiredVersion,
  ]);
  assert.deepEqual(required.sort(), [
    ['@taskloom/client', '^1.0.0'],
    ['react', '^19.9.0'],
  ]);
});

test('a module that the installation does not provide is refused, never bundled', async () => {
  meta = installation({ react: '19.9.0' });
  const { errors } = await build(`import { Table } from '@taskloom/ui/table'; export default () => Table;`);
  assert.match(errors[0].message, /does not provide @taskloom\/ui\/table/);
});

test('finds files above a folder, and none beyond the root', () => {
  assert.equal(above(join(folder, 'src'), 'remote.json'), join(folder, 'remote.json'));
  assert.equal(above(folder, 'no-such-file-anywhere'), undefined);
});
