// @ts-check
/** Writes files into a site while browsers read from it. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** How long files of an earlier shell are kept, in milliseconds. */
const KEPT_ASSETS_MS = 7 * 86_400_000;

/** Replaces a file atomically. @param {string} path @param {string | Buffer} content */
export function replaceFile(path, content) {
  const next = join(dirname(path), `.${basename(path)}.${process.pid}`);
  writeFileSync(next, content);
  renameSync(next, path);
}

/** Adds the shell's files; files of earlier shells are kept for a while for open tabs. @param {string} from @param {string} to */
export function placeAssets(from, to) {
  mkdirSync(to, { recursive: true });
  const current = readdirSync(from);
  for (const name of current) {
    const target = join(to, name);
    if (!existsSync(target)) cpSync(join(from, name), target);
  }
  for (const name of readdirSync(to).filter((name) => !current.includes(name))) {
    const old = join(to, name);
    if (Date.now() - statSync(old).mtimeMs > KEPT_ASSETS_MS) rmSync(old);
  }
}
