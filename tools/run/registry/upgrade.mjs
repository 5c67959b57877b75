// @ts-check
/** Before an upgrade of the platform: which live remotes the new release refuses or warns about. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../terminal/failure.mjs';

/**
 * @typedef {import('@taskloom/contracts').RemoteUpgradeQuery} Release
 * @typedef {import('@taskloom/contracts').RemoteUpgrade} Upgrade
 */

const FOLDERS = { contracts: 'libs/contracts', client: 'libs/client', ui: 'libs/ui', shell: 'apps/shell' };

/** The versions that the release in this folder provides: a checkout, or the container image. @param {string} root @returns {Release} */
export function releaseIn(root) {
  const provided = join(root, 'dist/site/provides.json');
  const built = existsSync(provided) ? JSON.parse(readFileSync(provided, 'utf8')) : {};
  return Object.fromEntries(
    Object.entries(FOLDERS).flatMap(([name, folder]) => {
      const file = join(root, folder, 'package.json');
      const version = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : built[name];
      return version === undefined ? [] : [[name, version]];
    }),
  );
}

/** The versions that another installation provides, by its modules. @param {import('../../../libs/build/src/platform.mjs').SharedModule[]} modules @returns {Release} */
export const releaseWith = (modules) =>
  Object.fromEntries(modules.flatMap(({ library, version }) => (library ? [[library, version]] : [])));

/**
 * @param {import('../terminal/steps.mjs').Steps} steps @param {import('./registry-client.mjs').Registry} registry @param {Release} release
 * @throws {Failure} when the live version of a remote is refused
 */
export async function checkUpgrade(steps, registry, release) {
  /** @type {Upgrade[]} */
  const remotes = await registry.send(`/remotes/upgrade?${new URLSearchParams({ ...release })}`);
  const versions = Object.entries(release).map(([name, version]) => `${name} ${version}`);
  steps.say(`${registry.url} with ${versions.join(', ')}:`);
  for (const remote of remotes) for (const line of linesAbout(steps, remote)) steps.say(line);
  const refused = remotes.filter(({ verdict }) => verdict === 'refused').map(({ name }) => name);
  if (refused.length > 0)
    throw new Failure(
      `The release refuses ${refused.join(', ')}: deploy a version that fits before the upgrade.`,
    );
  return { release, remotes };
}

const MARKS = /** @type {const} */ ({ runs: ['green', '✓'], warned: ['cyan', '!'], refused: ['red', '✗'] });

const PLACES = { live: 'the live version', canary: 'the canary', earlier: 'the version of a rollback,' };

/** @param {import('../terminal/steps.mjs').Steps} steps @param {Upgrade} remote */
function linesAbout({ paint }, { name, verdict, versions }) {
  const [color, mark] = MARKS[verdict];
  const unfit = versions.filter(({ unmet }) => unmet.length > 0);
  return [
    `${paint[color](mark)} ${name}${unfit.length === 0 ? ' runs' : ''}`,
    ...unfit.map(({ version, place, unmet }) => `  ${PLACES[place]} ${version} requires ${unmet.join(', ')}`),
  ];
}
