// @ts-check
/**
 * Jest preset for remotes: `export { default } from '@taskloom/build/jest'`. SWC compiles everything, including node_modules, to
 * CommonJS, so that ESM-only packages need neither flags nor a list of exceptions.
 */
import { fileURLToPath } from 'node:url';

/** Absolute path of a file beside this one. @param {string} name */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

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
export const compiled = {
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  transform: {
    '\\.tsx$': ['@swc/jest', compile({ ...typescript, tsx: true })],
    '\\.ts$': ['@swc/jest', compile(typescript)],
    '\\.[cm]?js$': ['@swc/jest', compile({ syntax: 'ecmascript' })],
  },
  transformIgnorePatterns: [],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  clearMocks: true,
  restoreMocks: true,
  // `npm test` measures how many times longer limits have to be on a slow machine.
  testTimeout: 60_000 * Number(process.env.TEST_TIME_FACTOR ?? 1),
};

/** `./x.js` in a source file means `./x.ts`, the way nodenext writes it. */
export const sourceExtensions = { '^(\\.{1,2}/.*)\\.js$': '$1' };

/** @type {import('jest').Config} */
export const browser = {
  testEnvironment: here('./browser-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: ['@taskloom/source', 'browser'] },
  setupFiles: [here('./browser-gaps.mjs')],
  setupFilesAfterEnv: [here('./browser-matchers.mjs')],
  moduleNameMapper: {
    '\\.module\\.css$': here('./stubs/css-module.mjs'),
    '\\.css$': here('./stubs/asset.mjs'),
    '^@fontsource': here('./stubs/asset.mjs'),
    '\\.(svg|png|jpe?g|webp|woff2?)$': here('./stubs/asset.mjs'),
    '^react-virtualized-auto-sizer$': here('./stubs/auto-sizer.cjs'),
    ...sourceExtensions,
  },
};

/** @type {import('jest').Config} */
const config = { ...compiled, ...browser, testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'] };

export default config;
