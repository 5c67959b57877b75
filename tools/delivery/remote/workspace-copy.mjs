// @ts-check
/** For tests: a copy of the sources, with the same dependencies, in which commands can build and files can change. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../../run/prepare/root.mjs';

const isSource = (/** @type {string} */ path) => !['node_modules', 'dist'].includes(basename(path));

/** @returns {string} its folder */
export function copyWorkspace() {
  const copy = mkdtempSync(join(tmpdir(), 'taskloom-workspace-'));
  // Without .gitignore, Nx takes the outputs of a build for inputs of the next one and never finds it in its cache.
  for (const file of readdirSync(root).filter((name) =>
    /^(package(-lock)?|nx|tsconfig\.\w+)\.json$|^\.(prettierrc|gitignore)$|^eslint\.config\.mjs$/.test(name),
  )) {
    cpSync(join(root, file), join(copy, file));
  }
  for (const folder of ['libs', 'tools', 'apps']) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
  }
  const packages = ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  for (const folder of ['', ...packages]) {
    linkPackages(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
  return copy;
}

/** Links each package separately, because `npm ci` in the copy would empty a folder that is linked as a whole. @param {string} from @param {string} to */
function linkPackages(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(join(from, name), join(to, name));
}
