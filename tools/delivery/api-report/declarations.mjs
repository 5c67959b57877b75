// @ts-check
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../run/prepare/root.mjs';
import { SHARED_MODULES } from '../../run/webpack/share-surface.mjs';

/** @typedef {'contracts' | 'client' | 'ui'} Library */
/** @type {readonly Library[]} */
export const LIBRARIES = ['contracts', 'client', 'ui'];

/** The public surface of a library: declarations by file, and which of them are entries. @typedef {{ entries: Record<string, string>, files: Record<string, string> }} Surface */

export const folderOf = (/** @type {Library} */ library) => join(root, 'libs', library);

/** @param {Library} library @returns {{ version: string, exports: Record<string, string | { types: string }> }} */
export const packageOf = (library) =>
  JSON.parse(readFileSync(join(folderOf(library), 'package.json'), 'utf8'));

/** Source of each entry that the shell shares, by the entry's name: `.`, `./router`. @param {Library} library */
function entrySources(library) {
  const { exports } = packageOf(library);
  const requests = SHARED_MODULES.filter((module) => module.library === library).map(
    ({ request }) => request,
  );
  return requests.map((request) => {
    const entry = request.replace(`@taskloom/${library}`, '.');
    const target = exports[entry];
    if (!target) throw new Error(`${request} is shared but not exported`);
    return { entry, file: join(folderOf(library), typeof target === 'string' ? target : target.types) };
  });
}

/** @param {string} folder @returns {ts.CompilerOptions} */
export function optionsOf(folder) {
  const path = join(folder, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, ts.sys.readFile).config,
    ts.sys,
    folder,
  );
  return options;
}

/**
 * Texts of a union in one order: TypeScript's depends on what else the program declares.
 * @param {string} text
 */
export const inOrder = (text) =>
  text.replace(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').sort().join(' | '));

/** @param {string} path */
const declarationOf = (path) => path.replace(/\.tsx?$/, '.d.ts');

/** The declarations inside a library that its entries reach. @param {Library} library @returns {Surface} */
export function surfaceOf(library) {
  const folder = folderOf(library);
  const sources = entrySources(library);
  const options = {
    ...optionsOf(folder),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
  };
  const assets = join(root, 'libs/build/assets.d.ts');
  const program = ts.createProgram([...sources.map(({ file }) => file), assets], options);
  /** @type {Record<string, string>} */
  const emitted = {};
  program.emit(
    undefined,
    (name, text) => {
      const path = relative(folder, name).replaceAll('\\', '/');
      if (!path.startsWith('..')) emitted[path] = inOrder(text);
    },
    undefined,
    true,
  );
  const entries = Object.fromEntries(
    sources.map(({ entry, file }) => [entry, declarationOf(relative(folder, file).replaceAll('\\', '/'))]),
  );
  return { entries, files: reachable(emitted, Object.values(entries)) };
}

/** @param {Record<string, string>} files @param {string[]} from */
function reachable(files, from) {
  /** @type {Record<string, string>} */
  const found = {};
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = files[path];
    if (text === undefined || path in found) continue;
    found[path] = text;
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const target = join(dirname(path), fileName).replaceAll('\\', '/').replace(/\.js$/, '');
      waiting.push(`${target}.d.ts`, `${target}/index.d.ts`);
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}
