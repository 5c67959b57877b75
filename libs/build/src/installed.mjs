// @ts-check
/** Finds installed packages as a folder sees them, without their `exports`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.mjs';

/** The folder of this package. */
export const here = fileURLToPath(new URL('..', import.meta.url));

/** The first of these paths that exists in the folder or in one above it. @param {string} folder @param {string} path */
export function above(folder, path) {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, path))) return join(at, path);
    if (at === dirname(at)) return undefined;
  }
}

/** The folder of an installed package. @param {string} folder that uses it @param {string} name */
export function packageFolder(folder, name) {
  const path = `node_modules/${name}/package.json`;
  const file = above(folder, path) ?? above(here, path);
  return file && dirname(file);
}

/** @param {string} folder that uses it @param {string} name */
export function packageVersion(folder, name) {
  const found = packageFolder(folder, name);
  if (!found) throw new Failure(`${name} is not installed: npm install ${name}.`);
  return String(JSON.parse(readFileSync(join(found, 'package.json'), 'utf8')).version);
}
