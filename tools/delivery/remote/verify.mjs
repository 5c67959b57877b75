// @ts-check
/** Verifies a build of a remote before it is published. Each failure contains what to do. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { satisfies } from 'compare-versions';
import { root } from '../../run/prepare/root.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { integrityOf } from '../../run/webpack/remote-facts-plugin.mjs';
import { readRemoteJson } from '../../run/webpack/remote-json.mjs';
import { SHARED_MODULES } from '../../run/webpack/share-surface.mjs';
import { SHARED_TRACES } from '../../run/webpack/shared-traces.mjs';
import { bannedImports } from './banned-imports.mjs';

/** All JavaScript of one remote, brotli, bytes; the largest has 140 kB. */
const SCRIPT_BYTES = 300_000;

/** @typedef {import('@taskloom/contracts').RemoteArtefact} Artefact */
/** @typedef {{ name: string, singleton: boolean, requiredVersion: string }} Shared */

/** The checks that need no build. @param {string} app folder of the remote @param {string} name */
export function verifySources(app, name) {
  const contribution = readRemoteJson(app);
  requireName(contribution, name);
  requireRanges(contribution);
  const [banned] = bannedImports(join(app, 'src'));
  if (banned) throw new Failure(`${relative(root, banned.file)} imports ${banned.from}: ${banned.message}`);
}

/** @param {string} app folder of the remote @param {string} name @returns {Artefact} */
export function verify(app, name) {
  verifySources(app, name);
  const dist = join(app, 'dist');
  /** @type {Artefact} */
  const artefact = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
  requireName(artefact, name);
  requireFiles(artefact, dist);
  const { metaData, shared } = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
  requireUniqueGlobal(artefact, metaData.globalName);
  requireShared(shared);
  requireRanges(artefact);
  requireNoCopies(artefact, dist);
  requireSize(artefact);
  return artefact;
}

/** @param {{ name: string }} artefact @param {string} name */
function requireName(artefact, name) {
  if (artefact.name === name) return;
  throw new Failure(`The name in apps/${name}-mfe/remote.json is ${artefact.name}; it must be ${name}.`);
}

/** @param {Artefact} artefact @param {string} dist */
function requireFiles({ files }, dist) {
  const there = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => path !== 'remote.json');
  const strange = there.find(
    (path) => files[path]?.integrity !== integrityOf(readFileSync(join(dist, path))),
  );
  const missing = Object.keys(files).find((path) => !there.includes(path));
  const wrong = strange ?? missing;
  if (wrong)
    throw new Failure(`dist/${wrong} differs from what the build wrote: run npx nx reset and build again.`);
}

/** @param {Artefact} artefact @param {string} globalName */
function requireUniqueGlobal({ name, version }, globalName) {
  if (globalName === `taskloom_${name}_${version}`.replace(/\W/g, '_')) return;
  throw new Failure(
    `The container is called ${globalName}, without name and version, so a new version would run the code of the old one: use remote('${name}') of tools/run/webpack/recipe.mjs.`,
  );
}

/** @param {Shared[]} shared */
export function requireShared(shared) {
  const surface = new Map(SHARED_MODULES.map(({ request, version }) => [request, version]));
  for (const { name, singleton, requiredVersion } of shared) {
    const version = surface.get(name);
    if (version === undefined) {
      throw new Failure(
        `It shares ${name}, which the shell does not provide: bundle it, or add it to tools/run/webpack/share-surface.mjs.`,
      );
    }
    if (!singleton || !satisfies(version, requiredVersion)) {
      throw new Failure(
        `It requires ${name} ${requiredVersion}, and the shell provides ${version}: correct "requires" in remote.json.`,
      );
    }
  }
}

/** @param {Pick<Artefact, 'requires'>} artefact */
function requireRanges({ requires }) {
  for (const library of /** @type {const} */ (['contracts', 'client', 'ui'])) {
    const { version } = JSON.parse(readFileSync(join(root, 'libs', library, 'package.json'), 'utf8'));
    const range = requires[library];
    if (satisfies(version, range)) continue;
    throw new Failure(
      `It requires ${library} ${range}, and this workspace has ${version}: correct "requires" in remote.json.`,
    );
  }
}

/** @param {Artefact} artefact @param {string} dist */
function requireNoCopies({ files }, dist) {
  for (const path of Object.keys(files).filter((file) => file.endsWith('.js'))) {
    const code = readFileSync(join(dist, path), 'utf8');
    const copied = Object.entries(SHARED_TRACES).find(([, trace]) => trace.test(code));
    if (copied)
      throw new Failure(
        `${path} contains a copy of ${copied[0]}, which the shell provides: import it by that name, and don't use packages that bundle it.`,
      );
  }
}

/** @param {Artefact} artefact */
function requireSize({ files }) {
  const scripts = Object.keys(files).filter((path) => path.endsWith('.js'));
  const bytes = scripts.reduce(
    (sum, path) => sum + (files[`${path}.br`] ?? files[path] ?? { size: 0 }).size,
    0,
  );
  if (bytes <= SCRIPT_BYTES) return;
  throw new Failure(
    `It has ${Math.round(bytes / 1_000)} kB of JavaScript (brotli); the limit is ${SCRIPT_BYTES / 1_000} kB.`,
  );
}
