// @ts-check
/**
 * Keeps a released build in `fixtures/remotes/<name>/<version>.tgz`, without the compressed copies of its files, so that a
 * browser test can run it in every later shell. The last three of each remote stay (docs/decisions/0021-kept-versions.md).
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions } from 'compare-versions';
import { folderOf, remoteNames } from '../../run/dev/answer.mjs';
import { root } from '../../run/prepare/root.mjs';
import { runChild, succeeded } from '../../run/terminal/child.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { build } from './deploy.mjs';
import { verify } from './verify.mjs';

const KEPT = 3;
const END = '.tgz';

/** @param {string[]} files of one remote's kept versions @returns {string[]} those to drop */
export function outdated(files) {
  const versions = files.filter((file) => file.endsWith(END)).map((file) => file.slice(0, -END.length));
  return versions
    .sort(compareVersions)
    .slice(0, -KEPT)
    .map((version) => `${version}${END}`);
}

/** @param {import('../../run/terminal/steps.mjs').Steps} steps @param {string} name @param {string} release */
export async function keep(steps, name, release) {
  if (!remoteNames().includes(name)) throw new Failure(`There is no remote ${name} in apps/.`);
  await build(steps, name, release);
  await steps.step('Verify', () => verify(folderOf(name), name));
  const folder = join(root, 'fixtures/remotes', name);
  const file = join(folder, `${release}${END}`);
  mkdirSync(folder, { recursive: true });
  const options = [
    '--exclude=*.br',
    '--exclude=*.gz',
    '--exclude=./source-maps',
    '-czf',
    file,
    '-C',
    join(folderOf(name), 'dist'),
    '.',
  ];
  await steps.step(
    'Pack',
    async () => succeeded(await runChild('tar', options, { cwd: root }), 'It could not be packed.'),
    () => `${Math.round(statSync(file).size / 1_000)} kB`,
  );
  for (const old of outdated(readdirSync(folder))) rmSync(join(folder, old));
  // The build of these sources again, from Nx's cache.
  await build(steps, name);
}
