// @ts-check
/** Jest preset for browser code of this repository: `export { default } from './browser.mjs'`. */
import { browser } from '../../../libs/build/jest/preset.mjs';
import { shared } from './shared.mjs';

/** @type {import('jest').Config} */
const config = { ...shared, ...browser };

export default config;
