// @ts-check
/** Verifies a build of a remote before it is published. Each failure contains what to do. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { satisfies } from 'compare-versions';
import { Failure } from '../../run/terminal/failure.mjs';
import { integrityOf } from '../../../libs/build/src/remote-facts-plugin.mjs';
import { readRemoteJson } from '../../../libs/build/src/remote-json.mjs';
import { installedModules } from '../../../libs/build/src/platform.mjs';
import { isSourceMap } from '../../../libs/build/src/source-maps.mjs';
import { SHARED_TRACES } from '../../../libs/build/src/shared-traces.mjs';
import { bannedImports } from './banned-imports.mjs';

/** Limits for the scripts of one remote, in bytes after brotli, as the registry has them. */
const LIMITS = { ahead: 300_000, onDemand: 1_000_000 };

/** @typedef {import('@taskloom/contracts').RemoteArtefact} Artefact */
/** @typedef {{ name: string, singleton: boolean, requiredVersion: string }} Shared */

/** @typedef {import('../../../libs/build/src/platform.mjs').SharedModule} SharedModule what the installation provides */

/** The checks that need no build. @param {string} app folder of the remote @param {string} name @param {SharedModule[]} [modules] */
export function verifySources(app, name, modules = installedModules(app)) {
  const contribution = readRemoteJson(app);
  requireName(contribution, name);
  requireRanges(contribution, modules);
  const [banned] = bannedImports(join(app, 'src'));
  if (banned)
    throw new Failure(`${relative(process.cwd(), banned.file)} imports ${banned.from}: ${banned.message}`);
}

/** @param {string} app folder of the remote @param {string} name @param {SharedModule[]} [modules] @returns {Artefact} */
export function verify(app, name, modules = installedModules(app)) {
  verifySources(app, name, modules);
  const dist = join(app, 'dist');
  /** @type {Artefact} */
  const artefact = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
  requireName(artefact, name);
  requireFiles(artefact, dist);
  const { metaData, shared } = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
  requireUniqueGlobal(artefact, metaData.globalName);
  requireShared(shared, modules);
  requireRanges(artefact, modules);
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
    .filter((path) => path !== 'remote.json' && !isSourceMap(path));
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
    `The container is called ${globalName}, without name and version, so a new version would run the code of the old one: use defineRemote() of @taskloom/build.`,
  );
}

/** @param {Shared[]} shared @param {SharedModule[]} modules */
export function requireShared(shared, modules) {
  const surface = new Map(modules.map(({ request, version }) => [request, version]));
  for (const { name, singleton, requiredVersion } of shared) {
    const version = surface.get(name);
    if (version === undefined) {
      throw new Failure(`It shares ${name}, which the shell does not provide: bundle it.`);
    }
    if (!singleton || !satisfies(version, requiredVersion)) {
      throw new Failure(
        `It requires ${name} ${requiredVersion}, and the shell provides ${version}: correct "requires" in remote.json.`,
      );
    }
  }
}

/** @param {Pick<Artefact, 'requires'>} artefact @param {SharedModule[]} modules */
function requireRanges({ requires }, modules) {
  for (const name of /** @type {const} */ (['contracts', 'client', 'ui'])) {
    const version = modules.find(({ library }) => library === name)?.version;
    const range = requires[name];
    if (version === undefined || satisfies(version, range)) continue;
    throw new Failure(
      `It requires ${name} ${range}, and the platform has ${version}: correct "requires" in remote.json.`,
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

/** @param {Pick<Artefact, 'files'>} artefact */
export function requireSize({ files }) {
  const scripts = Object.keys(files).filter((path) => path.endsWith('.js'));
  const onDemand = scripts.filter((path) => /(^|\/)on-demand-[^/]*$/.test(path));
  const ahead = scripts.filter((path) => !onDemand.includes(path));
  requireLimit(ahead, files, LIMITS.ahead, 'JavaScript (brotli)');
  requireLimit(onDemand, files, LIMITS.onDemand, 'JavaScript (brotli) in chunks named on-demand-*');
}

/** @param {string[]} scripts @param {Artefact['files']} files @param {number} limit @param {string} what */
function requireLimit(scripts, files, limit, what) {
  const bytes = scripts.reduce(
    (sum, path) => sum + (files[`${path}.br`] ?? files[path] ?? { size: 0 }).size,
    0,
  );
  if (bytes <= limit) return;
  throw new Failure(`It has ${Math.round(bytes / 1_000)} kB of ${what}; the limit is ${limit / 1_000} kB.`);
}
