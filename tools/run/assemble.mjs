// @ts-check
/**
 * Assembles the builds into one site, `dist/site`: the shell at its root, each remote under `/r/<name>/<version>/`,
 * `r/shipped.json` with the builds that the registry publishes, `remotes.json`, the static copy of the registry's response,
 * and the schema of `remote.json`. Immutable files (`/assets`, `/r`) are never changed; files that browsers revalidate
 * (`index.html`, `frame.html`, `sw.js`, `remotes.json`) are replaced atomically.
 * Usage: node tools/run/assemble.mjs
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE_MAPS } from '../../libs/build/src/source-maps.mjs';
import { placeAssets, replaceFile } from './site/files.mjs';

/** How many versions of a remote are kept for open tabs. */
const KEPT_VERSIONS = 5;
/** For editors of teams whose remotes are in another repository. */
const SCHEMA = fileURLToPath(new URL('../../libs/contracts/remote.schema.json', import.meta.url));
/** The files whose checksums browsers verify, as in the registry's response. */
const CHECKED = /\.(js|css)$|^mf-manifest\.json$/;

/** @typedef {import('@taskloom/contracts').ResolvedRemote} ResolvedRemote */

/** @param {string} path @returns {any} */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} folder the shell's @param {string} site */
function placeShell(folder, site) {
  const dist = join(folder, 'dist');
  placeAssets(join(dist, 'assets'), join(site, 'assets'));
  for (const name of readdirSync(dist)
    .filter((name) => /^(index\.html|frame\.html|sw\.js)/.test(name))
    .sort()
    .reverse()) {
    replaceFile(join(site, name), readFileSync(join(dist, name)));
  }
  const fixed = join(folder, 'public');
  for (const name of existsSync(fixed) ? readdirSync(fixed) : [])
    replaceFile(join(site, name), readFileSync(join(fixed, name)));
}

/** @param {string} folder of one remote's versions @param {string} current */
function dropOldVersions(folder, current) {
  const others = readdirSync(folder)
    .filter((version) => version !== current)
    .map((version) => ({ path: join(folder, version), at: statSync(join(folder, version)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of others.slice(KEPT_VERSIONS - 1)) rmSync(path, { recursive: true });
}

/** @param {string} dist @param {string} site @returns {ResolvedRemote} */
function placeRemote(dist, site) {
  const { name, version } = readJson(join(dist, 'remote.json'));
  const folder = join(site, 'r', name);
  const target = join(folder, version);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(target)) {
    const next = join(folder, `.${version}.${process.pid}`);
    // Source maps are not public.
    cpSync(dist, next, { recursive: true, filter: (path) => relative(dist, path) !== SOURCE_MAPS });
    renameSync(next, target);
  }
  dropOldVersions(folder, version);
  // A later build of the same version may differ in details, such as the versions of libraries in its manifest: the first one stays.
  const { files = {}, tools: _tools, commit: _commit, ...facts } = readJson(join(target, 'remote.json'));
  return {
    ...facts,
    manifest: `/r/${name}/${version}/mf-manifest.json`,
    integrity: Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => CHECKED.test(path))
        .map(([path, { integrity }]) => [path, integrity]),
    ),
  };
}

/** The file is the same for everyone, so it omits remotes that require a right. The revision rises only with a change. @param {string} site @param {ResolvedRemote[]} remotes */
function writeAnswer(site, remotes) {
  const path = join(site, 'remotes.json');
  const before = existsSync(path) ? readJson(path) : { revision: 0, remotes: [] };
  const same = JSON.stringify(before.remotes) === JSON.stringify(remotes);
  const answer = { revision: same ? before.revision : before.revision + 1, remotes };
  replaceFile(path, `${JSON.stringify(answer, null, 2)}\n`);
  return answer;
}

/** Versions of our packages: the registry compares the ranges of remotes with these. @param {string} root */
const packagesOf = (root) =>
  Object.fromEntries(
    ['libs/contracts', 'libs/client', 'libs/ui', 'apps/shell']
      .map((folder) => [basename(folder), join(root, folder, 'package.json')])
      .filter(([, file]) => existsSync(file ?? ''))
      .map(([name, file]) => [name, readJson(file ?? '').version]),
  );

/** The modules that the shell shares, by its build. @param {string} root @returns {Record<string, string>} */
function sharedBy(root) {
  const manifest = join(root, 'apps/shell/dist/mf-manifest.json');
  const shared = existsSync(manifest) ? readJson(manifest).shared : [];
  return Object.fromEntries(
    shared.map((/** @type {{ name: string, version: string }} */ { name, version }) => [name, version]),
  );
}

/**
 * @param {{ root: string, site?: string }} folders the workspace, and the target of the site
 * @returns {import('@taskloom/contracts').RemotesAnswer}
 */
export function assemble({ root, site = join(root, 'dist/site') }) {
  const apps = join(root, 'apps');
  mkdirSync(site, { recursive: true });
  const remotes = readdirSync(apps)
    .map((app) => join(apps, app, 'dist'))
    .filter((dist) => existsSync(join(dist, 'remote.json')))
    .sort()
    .map((dist) => placeRemote(dist, site));
  placeShell(join(apps, 'shell'), site);
  mkdirSync(join(site, 'r'), { recursive: true });
  const shipped = remotes.map(({ name, version }) => ({ name, version }));
  replaceFile(join(site, 'r', 'shipped.json'), `${JSON.stringify(shipped, null, 2)}\n`);
  replaceFile(join(site, 'remote.schema.json'), readFileSync(SCHEMA));
  replaceFile(
    join(site, 'provides.json'),
    `${JSON.stringify({ ...packagesOf(root), modules: sharedBy(root) }, null, 2)}\n`,
  );
  return writeAnswer(
    site,
    remotes.filter(({ rights }) => rights === undefined),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { revision, remotes } = assemble({ root: fileURLToPath(new URL('../..', import.meta.url)) });
  console.log(`dist/site: shell and remotes, ${remotes.length} of them for everyone, revision ${revision}`);
}
