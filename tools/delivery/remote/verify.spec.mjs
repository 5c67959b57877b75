// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { bannedImports } from './banned-imports.mjs';
import { requireShared } from './verify.mjs';

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

const react = { name: 'react', singleton: true, requiredVersion: '^19.0.0' };

test('accepts shared modules of the shell as singletons in a matching version, and no others', () => {
  requireShared([react]);
  assert.throws(
    () => requireShared([{ ...react, name: 'lodash' }]),
    /shares lodash, which the shell does not provide/,
  );
  assert.throws(() => requireShared([{ ...react, requiredVersion: '^18.0.0' }]), /requires react \^18/);
  assert.throws(() => requireShared([{ ...react, singleton: false }]), /requires react/);
});
