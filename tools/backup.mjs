// @ts-check
/** `npm run backup -- FILE` and `npm run restore -- FILE`. */
import { requireNode } from './prepare/node-version.mjs';

if (requireNode()) {
  import('./backup/main.mjs').then((module) => module.main(process.argv[2] ?? '', process.argv.slice(3)));
}
