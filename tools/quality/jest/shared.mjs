// @ts-check
/** Configuration shared by all Jest projects. The compiled code is cached. */
import { fileURLToPath } from 'node:url';
import { compiled } from '../../../libs/build/jest/preset.mjs';

/** Absolute path of a file beside this one. @param {string} name */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const transformer = here('transformer.mjs');

/** @type {import('jest').Config} */
export const shared = {
  ...compiled,
  transform: Object.fromEntries(
    Object.entries(compiled.transform ?? {}).map(([pattern, [, compilation]]) => [
      pattern,
      [transformer, compilation],
    ]),
  ),
  // With the libraries among the roots, `--changedSince` finds the tests that import a changed library file.
  roots: ['<rootDir>', ...['contracts', 'client', 'ui'].map((name) => here(`../../../libs/${name}/src`))],
  testMatch: ['<rootDir>/{src,test}/**/*.spec.{ts,tsx}'],
  cacheDirectory: here('../../../node_modules/.cache/jest'),
};
