// @ts-check
/** Jest preset for browser code: `export { default } from './browser.mjs'`. */
import { here, shared, sourceExtensions } from './shared.mjs';

/** @type {import('jest').Config} */
const config = {
  ...shared,
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

export default config;
