// @ts-check
/**
 * The two levels of tests: `npm test` checks each promise once (gate); `npm run test:long` runs all others. A spec named
 * `*.long.spec.*` and a browser test with the tag `@long` are long.
 */

/** @typedef {'gate' | 'long'} Level */

const LONG_FILE = /\.long\.(?:\w+\.)?spec\.\w+$/;

/** @param {string} path @returns {Level} */
export const levelOfFile = (path) => (LONG_FILE.test(path) ? 'long' : 'gate');

/** @param {readonly string[]} paths @param {Level} level */
export const ofLevel = (paths, level) => paths.filter((path) => levelOfFile(path) === level);
