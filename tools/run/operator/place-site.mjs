// @ts-check
/**
 * Copies the built site into a folder that a proxy serves. A named volume keeps the files of the first image, so
 * each start copies the shell and remotes of the current image; files of earlier versions stay for open tabs.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../prepare/root.mjs';
import { placeAssets, replaceFile } from '../site/files.mjs';
import { Failure } from '../terminal/failure.mjs';

/** @param {string} target @param {string} [built] */
export function placeSite(target, built = join(root, 'dist/site')) {
  if (!existsSync(join(built, 'index.html'))) throw new Failure(`There is no built site in ${built}.`);
  mkdirSync(join(target, 'r'), { recursive: true });
  for (const path of versionsIn(built)) placeOnce(join(built, path), join(target, path));
  placeAssets(join(built, 'assets'), join(target, 'assets'));
  replaceFile(join(target, 'r/shipped.json'), readFileSync(join(built, 'r/shipped.json')));
  // Compressed copies first and the page last, so that all files of a new page exist when a browser gets it.
  const pages = readdirSync(built, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of pages.sort((a, b) => b.name.length - a.name.length)) {
    // The running registry writes this file itself.
    if (name === 'remotes.json' && existsSync(join(target, name))) continue;
    replaceFile(join(target, name), readFileSync(join(built, name)));
  }
}

/** @param {string} site @returns {string[]} `r/<name>/<version>` */
const versionsIn = (site) =>
  foldersIn(join(site, 'r')).flatMap((name) =>
    foldersIn(join(site, 'r', name)).map((version) => join('r', name, version)),
  );

/** @param {string} folder */
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** Never changes an existing version, and adds a new one atomically. @param {string} from @param {string} to */
function placeOnce(from, to) {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  const next = `${to}.${process.pid}`;
  cpSync(from, next, { recursive: true });
  renameSync(next, to);
}
