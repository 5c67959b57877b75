// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './root.mjs';

/** @type {{ packages: Record<string, { version?: string, link?: boolean, optionalDependencies?: Record<string, string> }> }} */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));

describe('the lock file', () => {
  it('lists the builds for all systems, because npm ci refuses it otherwise', () => {
    const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
    assert.ok(wanted.length > 0);
    assert.deepEqual(
      wanted.filter((name) => !locked.has(name)),
      [],
    );
  });
});
