// @ts-check
/**
 * Configuration shared by all Jest projects: SWC compiles everything, including node_modules, to CommonJS, so that
 * ESM-only packages need neither flags nor a list of exceptions. The result is cached.
 */
import { fileURLToPath } from 'node:url';

/** Absolute path of a file beside this one. @param {string} name */
export const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @param {Record<string, unknown>} parser */
const compile = (parser) => ({
  swcrc: false,
  // Published scripts stay scripts: as modules they would run in strict mode and lose `this`.
  isModule: parser.syntax === 'typescript' ? true : 'unknown',
  jsc: {
    parser,
    target: 'es2022',
    keepClassNames: true,
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
  module: { type: 'commonjs' },
});

const typescript = { syntax: 'typescript', decorators: true };

/** @type {import('jest').Config} */
export const shared = {
  // With the libraries among the roots, `--changedSince` finds the tests that import a changed library file.
  roots: ['<rootDir>', ...['contracts', 'client', 'ui'].map((name) => here(`../../../libs/${name}/src`))],
  testMatch: ['<rootDir>/{src,test}/**/*.spec.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  transform: {
    '\\.tsx$': ['@swc/jest', compile({ ...typescript, tsx: true })],
    '\\.ts$': ['@swc/jest', compile(typescript)],
    '\\.[cm]?js$': ['@swc/jest', compile({ syntax: 'ecmascript' })],
  },
  transformIgnorePatterns: [],
  cacheDirectory: here('../../../node_modules/.cache/jest'),
  clearMocks: true,
  restoreMocks: true,
  testTimeout: 20_000,
};

/** `./x.js` in a source file means `./x.ts`, the way nodenext writes it. */
export const sourceExtensions = { '^(\\.{1,2}/.*)\\.js$': '$1' };
