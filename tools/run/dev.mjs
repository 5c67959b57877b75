// @ts-check
/** `npm run dev [remote …]`: everything for working on the code. In old syntax, as `start.mjs` is. */
import { requireNode } from './prepare/node-version.mjs';

if (requireNode()) import('./dev/main.mjs').then((module) => module.main(process.argv.slice(2)));
