// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockedPackages } from './locked-packages.mjs';

const lock = {
  packages: {
    'apps/one': { dependencies: { a: '*', '@our/lib': '*' } },
    'apps/two': { dependencies: { b: '*' } },
    'libs/lib': { dependencies: { c: '*' } },
    'node_modules/@our/lib': { link: true, resolved: 'libs/lib' },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '*', a: '*' } },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/b': { version: '3.0.0' },
    'node_modules/c': { version: '4.0.0' },
  },
};

test('follows the dependencies of a workspace, each resolved as Node does', () => {
  assert.deepEqual(lockedPackages(lock, 'apps/one'), ['a@1.0.0', 'b@2.0.0']);
  assert.deepEqual(lockedPackages(lock, 'apps/two'), ['b@3.0.0']);
});

test('stops at our own libraries, which have their own versions', () => {
  assert.ok(!lockedPackages(lock, 'apps/one').includes('c@4.0.0'));
});
