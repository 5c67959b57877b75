// @ts-check
/** Which remotes there are while somebody works on some of them, and where their files are. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/root.mjs';
import { readRemoteJson } from '../webpack/remote-json.mjs';

const apps = join(root, 'apps');
const END = '-mfe';

export const folderOf = (/** @type {string} */ name) => join(apps, `${name}${END}`);

/** Where a remote that is worked on is served. @param {string} name */
export const livePath = (name) => `/r/${name}/live`;

/** Where the others are: as after a deployment. @param {string} name */
export const builtPath = (name) =>
  `/r/${name}/${readJson(join(folderOf(name), 'dist', 'remote.json')).version}`;

export function remoteNames() {
  return readdirSync(apps)
    .filter((name) => name.endsWith(END) && existsSync(join(apps, name, 'remote.json')))
    .map((name) => name.slice(0, -END.length));
}

/** The registry's entry of a remote that is worked on. @param {string} name @returns {import('@taskloom/contracts').ResolvedRemote} */
export const entryOf = (name) => ({
  ...readRemoteJson(folderOf(name)),
  version: 'live',
  manifest: `${livePath(name)}/mf-manifest.json`,
});

/** @param {string} name @returns {import('@taskloom/contracts').ResolvedRemote} */
export function builtEntryOf(name) {
  const {
    files: _files,
    tools: _tools,
    commit: _commit,
    ...facts
  } = readJson(join(folderOf(name), 'dist/remote.json'));
  return { ...facts, manifest: `${builtPath(name)}/mf-manifest.json` };
}

/** @param {string} path @returns {any} */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
