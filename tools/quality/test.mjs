// @ts-check
/** `npm test`: everything that can be checked, from a fresh clone. In old syntax, as `start.mjs` is. */
import { requireNode } from '../run/prepare/node-version.mjs';

if (requireNode()) import('./test/main.mjs').then((module) => module.main(process.argv.slice(2)));
