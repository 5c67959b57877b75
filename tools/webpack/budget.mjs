// @ts-check
/**
 * Weighs the built site and says what is over its budget. `dist/site` must be there (tools/assemble.mjs).
 * Usage: node tools/webpack/budget.mjs [--files]
 */
import { join } from 'node:path';
import { findChromium } from '../chromium.mjs';
import { root } from '../prepare/root.mjs';
import { measure } from '../budget/measure.mjs';

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

const weights = await measure({ site: join(root, 'dist/site'), executablePath: await findChromium() });
for (const { page, bytes, limit, files } of weights) {
  const verdict = bytes > limit ? 'OVER' : 'ok';
  console.log(
    `${page.padEnd(10)} ${kilobytes(bytes)} of ${kilobytes(limit)}  ${files.length} files  ${verdict}`,
  );
  if (process.argv.includes('--files')) {
    for (const file of files) console.log(`${kilobytes(file.bytes)}  ${file.path}`);
  }
}
if (weights.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
