// @ts-check
/** `npm test`: runs all checks, also in a fresh clone. Written in old syntax, like `start.mjs`. */
import { requireNode } from '../run/prepare/node-version.mjs';

if (requireNode()) import('./test/main.mjs').then((module) => module.main(process.argv.slice(2)));
