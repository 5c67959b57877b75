// @ts-check
/** Writes the reference of the platform API, from the packages as they are published, into dist/reference. Usage: npm run reference */
import { join } from 'node:path';
import { root } from '../run/prepare/root.mjs';
import { report } from '../run/terminal/report-failure.mjs';
import { packAll } from './packages/pack.mjs';
import { writeReference } from './reference/write.mjs';

const folder = join(root, 'dist/reference');

await packAll(join(root, 'dist/packages'))
  .then((packed) => writeReference(packed, folder))
  .then(() => console.log(join(folder, 'index.html')), report);
