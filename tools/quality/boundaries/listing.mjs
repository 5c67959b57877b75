// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the folders inside `folder`, sorted; none when it does not exist. */
export const foldersIn = (/** @type {string} */ root, /** @type {string} */ folder) => {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name))
    .map((entry) => entry.name)
    .sort();
};

/** Path of the first source file directly in `folder`, without its extension; undefined when there is none. */
export const someFileIn = (
  /** @type {string} */ root,
  /** @type {string} */ folder,
  /** @type {RegExp} */ which = /^[\w.-]+\.tsx?$/,
) => {
  const path = join(root, folder);
  const names = existsSync(path) ? readdirSync(path).sort() : [];
  return names.find((name) => which.test(name) && !/\.(spec|d)\./.test(name))?.replace(/\.tsx?$/, '');
};
