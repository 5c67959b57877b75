// @ts-check
/** `.env.example` lists exactly the variables that are read, each with a description. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './root.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const lines = read('.env.example').split('\n');
const named = lines.flatMap((line) => /^([A-Z0-9_]+)=/.exec(line)?.[1] ?? []);

/** Set by `npm start` itself. */
const INTERNAL = ['DATABASE_EMBEDDED'];
/** The settings of a class. @param {string} file */
const declaredIn = (file) =>
  read(`services/api/src/platform/config/${file}`)
    .split('\n')
    .flatMap(
      (line) =>
        /(?:^|\s)([A-Z][A-Z0-9_]+)(?:\?|!)?(?::| = )/.exec(line.replace(/\/\*\*.*\*\//, ''))?.[1] ?? [],
    )
    .filter((name) => !INTERNAL.includes(name));
const declared = [
  ...declaredIn('environment.ts'),
  ...declaredIn('openid-settings.ts')
    .filter((name) => name !== 'MOST')
    .map((name) => `OIDC_1_${name}`),
];

describe('.env.example', () => {
  it('lists exactly the variables that the API reads', () => {
    assert.ok(declared.length > 20);
    assert.deepEqual([...named].sort(), [...declared].sort());
  });

  it('describes each on the line before', () => {
    const mute = named.filter(
      (name) => !lines[lines.findIndex((line) => line.startsWith(`${name}=`)) - 1]?.startsWith('# '),
    );
    assert.deepEqual(mute, []);
  });
});
