// @ts-check
import { serveInside } from '../../run/dev/inside.mjs';
import { freePort } from '../../run/prepare/free-port.mjs';
import { readRemoteJson } from '../../../libs/build/src/remote-json.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { checkRemote } from '../remote/check.mjs';
import { openInShell } from '../remote/live-shell.mjs';
import { installationAt } from './development.mjs';

/** @typedef {import('./repository.mjs').Repository} Repository */

/**
 * The suite of every remote, and then the working copy inside the shell of each installation.
 * @param {import('../../run/terminal/steps.mjs').Steps} steps @param {Repository} repository @param {readonly string[]} shells
 * @throws {Failure} of the first check that fails
 */
export async function runSuite(steps, repository, shells) {
  const installations = [];
  for (const shell of shells) installations.push(await installationAt(shell));
  await checkRemote(steps, repository.name, ['suite']);
  for (const installation of installations)
    await steps.step(`Open it inside ${installation.host}`, () => openInside(repository, installation));
  return { shells: installations.map(({ origin }) => origin) };
}

/** @param {Repository} repository @param {URL} installation */
export async function openInside({ name, folder }, installation) {
  const { routes, rights = [] } = readRemoteJson(folder);
  const { url, stop } = await serveInside([name], installation, await freePort());
  try {
    for (const route of routes) {
      const artefact = { name, version: 'live', routes: [route], rights };
      const { outcome, stage, reason } = await openInShell({ url }, artefact, { preview: false });
      if (outcome === 'incompatible')
        throw new Failure(`${installation.host} does not have the versions that remote.json requires.`);
      if (outcome !== 'ready')
        throw new Failure(
          `${name} does not run at ${route.path} inside ${installation.host} (${stage}): ${reason ?? 'no reason given'}`,
        );
    }
  } finally {
    await stop();
  }
}
