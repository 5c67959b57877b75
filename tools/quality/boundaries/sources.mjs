// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = ['apps', 'libs', 'services', 'tools', 'e2e'];
const TEST = /\.(spec|test)\.|\/(test|test-kit)\/|^e2e\//;

/** @returns {string[]} tracked paths and untracked ones that are not ignored, relative to the root */
const known = (/** @type {string} */ root) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...ROOMS], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)));

/** Source files of the workspace, separated into tests and code. */
export const sourcesOf = (/** @type {string} */ root) => {
  const files = known(root).filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'));
  return {
    code: files.filter((path) => !TEST.test(path)),
    tests: files.filter((path) => TEST.test(path)),
  };
};
