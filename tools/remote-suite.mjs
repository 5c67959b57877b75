// @ts-check
/** `npm run test:remote <remote>`: its own tests, and what every remote must pass. In old syntax, as `start.mjs` is. */
import { requireNode } from './prepare/node-version.mjs';

if (requireNode()) import('./remote-suite/main.mjs').then((module) => module.main(process.argv.slice(2)));
