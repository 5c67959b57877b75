// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockedPackages } from './locked-packages.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const NEVER_BUILT = /\.spec\.|^src[\\/]test[\\/]|^(dist|node_modules)([\\/]|$)/;

/** The recipe itself. */
const recipe = () =>
  readdirSync(join(root, 'tools/run/webpack'))
    .filter((name) => !NEVER_BUILT.test(name))
    .sort()
    .map((name) => join(root, 'tools/run/webpack', name));

/** @param {string} folder */
const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !NEVER_BUILT.test(path))
    .sort()
    .map((path) => join(folder, path));

/** @param {string[]} folders */
function packagesOf(folders) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const compiler = `@swc/core@${lock.packages['node_modules/@swc/core'].version}`;
  return [
    compiler,
    ...folders.flatMap((folder) => lockedPackages(lock, relative(root, folder).replaceAll('\\', '/'))),
  ];
}

/**
 * Version of one build of an app: the version of its package and a hash of its inputs, as a semantic version:
 * `1.0.0-b3f9a1c2d`. The same sources give the same version, so a build never changes. A release sets its own version with
 * `BUILD_VERSION`.
 * @param {string} folder of the app
 * @param {string[]} [libraries] folders of libraries that the build contains; a remote has none
 */
export function buildVersion(folder, libraries = []) {
  if (process.env.BUILD_VERSION) return process.env.BUILD_VERSION;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const hash = createHash('sha256');
  const inputs = [...[folder, ...libraries].flatMap(sourcesOf), ...recipe()];
  for (const file of inputs) hash.update(relative(root, file)).update(readFileSync(file));
  hash.update(packagesOf([folder, ...libraries, join(root, 'tools/run')]).join());
  return `${version}-b${hash.digest('hex').slice(0, 8)}`;
}
