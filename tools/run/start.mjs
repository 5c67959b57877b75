// @ts-check
/**
 * `npm start`: from a fresh clone to a working board. This file and its static imports use old syntax, so that a Node that is too old can
 * parse them and print an error.
 */
import { requireNode } from './prepare/node-version.mjs';

if (requireNode()) import('./start/main.mjs').then((module) => module.main(process.argv.slice(2)));
