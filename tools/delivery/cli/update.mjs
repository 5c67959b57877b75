// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../../run/prepare/npm.mjs';
import { runChild, succeeded } from '../../run/terminal/child.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { renameExports } from './renamed-exports.mjs';
import { manifestIn } from './repository.mjs';

/**
 * Installs the newest packages of the platform, requires the versions that the SDK contains, and renames in the sources what the
 * platform has renamed.
 * @param {import('../../run/terminal/steps.mjs').Steps} steps @param {import('./repository.mjs').Repository} repository
 */
export async function update(steps, { folder }) {
  const { dependencies = {}, devDependencies = {} } = manifestIn(folder);
  const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, from]) => name.startsWith('@taskloom/') && !String(from).startsWith('file:'),
  );
  await steps.step('Install the newest packages', async () => {
    if (ours.length === 0) return;
    const [command, options] = npm(['install', ...ours.map(([name]) => `${name}@latest`)]);
    succeeded(await runChild(command, options, { cwd: folder }), 'The packages could not be installed.');
  });
  const { taskloom: versions, version } = manifestIn(join(folder, 'node_modules/@taskloom/sdk'));
  if (!versions) throw new Failure('@taskloom/sdk is not installed: npm install @taskloom/sdk.');
  const path = join(folder, 'remote.json');
  const remote = JSON.parse(readFileSync(path, 'utf8'));
  const requires = Object.fromEntries(Object.entries(versions).map(([name, has]) => [name, `^${has}`]));
  writeFileSync(
    path,
    `${JSON.stringify({ ...remote, requires: { ...remote.requires, ...requires } }, null, 2)}\n`,
  );
  steps.say(
    `remote.json requires what the SDK ${version} contains: an installation must have these versions.`,
  );
  const renamed = await renameExports(folder);
  for (const { path, was, is } of renamed) steps.say(`${path}: ${was} is ${is} now.`);
  return { sdk: version, requires, renamed };
}
