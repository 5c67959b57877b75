// @ts-check
/**
 * `npm start`: from a fresh clone to a working board. This file and what it imports statically are kept in old syntax,
 * so that a Node that is too old reads them and says so.
 */
import { requireNode } from './prepare/node-version.mjs';

if (requireNode()) import('./start/main.mjs').then((module) => module.main(process.argv.slice(2)));
