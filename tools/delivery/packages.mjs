// @ts-check
/** Packs the packages for teams with repositories of their own. Usage: npm run pack:packages [FOLDER] (dist/packages) */
import { join, resolve } from 'node:path';
import { root } from '../run/prepare/root.mjs';
import { report } from '../run/terminal/report-failure.mjs';
import { packAll } from './packages/pack.mjs';

const [folder] = process.argv.slice(2);

await packAll(folder ? resolve(process.env.INIT_CWD ?? '.', folder) : join(root, 'dist/packages')).then(
  (packed) => console.log(packed.map(({ file }) => file).join('\n')),
  report,
);
