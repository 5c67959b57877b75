// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const NEVER_BUILT = /\.spec\.|^src[\\/]test[\\/]|^(dist|node_modules)([\\/]|$)/;

/** @param {string} folder */
const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !NEVER_BUILT.test(path))
    .sort()
    .map((path) => join(folder, path));

/**
 * Version of one build of an app: the version of its package and a mark of everything that it is made of, as a semantic
 * version: `1.0.0-b3f9a1c2d`. The same sources give the same version, so a build is never changed afterwards. A release
 * sets its own by `BUILD_VERSION`.
 * @param {string} folder of the app
 * @param {string[]} [libraries] folders of libraries that end up in the build; a remote has none
 */
export function buildVersion(folder, libraries = []) {
  if (process.env.BUILD_VERSION) return process.env.BUILD_VERSION;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const hash = createHash('sha256');
  const inputs = [
    ...[folder, ...libraries, join(root, 'tools/webpack')].flatMap(sourcesOf),
    join(root, 'package-lock.json'),
  ];
  for (const file of inputs) hash.update(relative(root, file)).update(readFileSync(file));
  return `${version}-b${hash.digest('hex').slice(0, 8)}`;
}
