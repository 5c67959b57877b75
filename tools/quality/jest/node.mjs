// @ts-check
/** Jest preset for Node code: `export { default } from './node.mjs'`. */
import { sourceExtensions } from '../../../libs/build/jest/preset.mjs';
import { shared } from './shared.mjs';

/** @type {import('jest').Config} */
const config = {
  ...shared,
  testEnvironment: 'node',
  testEnvironmentOptions: {
    customExportConditions: ['@taskloom/source', 'node', 'node-addons', 'module-sync'],
  },
  moduleNameMapper: sourceExtensions,
};

export default config;
