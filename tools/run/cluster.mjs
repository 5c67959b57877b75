// @ts-check
/** `npm run cluster`: several API processes behind a proxy, with Redis between them, on this machine. */
import { requireNode } from './prepare/node-version.mjs';

if (requireNode()) import('./cluster/main.mjs').then((module) => module.main(process.argv.slice(2)));
