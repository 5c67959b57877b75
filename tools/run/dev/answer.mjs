// @ts-check
/** The registry's entries during development, and the locations of the files. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/root.mjs';
import { ownFolder } from '../registry/own-repository.mjs';
import { readRemoteJson } from '../../../libs/build/src/remote-json.mjs';

const apps = join(root, 'apps');
const END = '-mfe';

export const folderOf = (/** @type {string} */ name) => ownFolder() ?? join(apps, `${name}${END}`);

/** The URL of a remote under development. @param {string} name */
export const livePath = (name) => `/r/${name}/live`;

/** The URL of the other remotes, as after a deployment. @param {string} name */
export const builtPath = (name) =>
  `/r/${name}/${readJson(join(folderOf(name), 'dist', 'remote.json')).version}`;

export function remoteNames() {
  const own = ownFolder();
  if (own) return [readRemoteJson(own).name];
  return readdirSync(apps)
    .filter((name) => name.endsWith(END) && existsSync(join(apps, name, 'remote.json')))
    .map((name) => name.slice(0, -END.length));
}

/** The registry's entry of a remote under development. @param {string} name @returns {import('@taskloom/contracts').ResolvedRemote} */
export const entryOf = (name) => ({
  ...readRemoteJson(folderOf(name)),
  version: 'live',
  manifest: `${livePath(name)}/mf-manifest.json`,
});

/** Whether it runs in a frame. @param {string} name */
export const isFramed = (name) => readRemoteJson(folderOf(name)).isolation === 'frame';

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
