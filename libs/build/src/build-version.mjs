// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { above, here } from './installed.mjs';
import { lockedPackages } from './locked-packages.mjs';

const NEVER_BUILT = /\.spec\.|^(src\/test|dist|node_modules)$|^\./;

/** @param {string} folder @param {string} [inside] @returns {{ path: string, file: string }[]} in a fixed order */
const sourcesOf = (folder, inside = '') =>
  readdirSync(join(folder, inside), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${inside}${entry.name}`;
      if (NEVER_BUILT.test(path)) return [];
      if (entry.isDirectory()) return sourcesOf(folder, `${path}/`);
      return entry.isFile() ? [{ path, file: join(folder, path) }] : [];
    });

/** The locked packages of these folders, and of this package. @param {string[]} folders */
function packagesOf(folders) {
  const file = above(folders[0] ?? here, 'package-lock.json');
  if (!file) return [];
  const root = dirname(file);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const own = ['libs/build', 'node_modules/@taskloom/build'].filter((place) => place in lock.packages);
  const places = folders.map((folder) => relative(root, folder).replaceAll('\\', '/'));
  return [...own, ...places].flatMap((place) => lockedPackages(lock, place));
}

/**
 * Version of one build of an app: the version of its package and a hash of its inputs, as a semantic version:
 * `1.0.0-b3f9a1c2d`. The same sources give the same version, so a build never changes. A release sets its own version with
 * `BUILD_VERSION`.
 * @param {string} folder of the app
 * @param {{ libraries?: string[], platform?: string }} [more] `libraries`: folders of libraries that the build contains; a
 *   remote has none. `platform`: what else the build depends on
 */
export function buildVersion(folder, { libraries = [], platform = '' } = {}) {
  if (process.env.BUILD_VERSION) return process.env.BUILD_VERSION;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(platform);
  for (const part of [folder, ...libraries, join(here, 'src')]) {
    const sources = existsSync(part) ? sourcesOf(part) : [];
    for (const { path, file } of sources) hash.update(path).update(readFileSync(file));
  }
  hash.update(packagesOf([folder, ...libraries]).join());
  return `${version}-b${hash.digest('hex').slice(0, 8)}`;
}
