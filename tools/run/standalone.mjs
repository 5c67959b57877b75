// @ts-check
/** `npm run standalone <remote>`: one remote by itself, with sample data. In old syntax, as `start.mjs` is. */
import { requireNode } from './prepare/node-version.mjs';

if (requireNode()) import('./standalone/main.mjs').then((module) => module.main(process.argv.slice(2)));
