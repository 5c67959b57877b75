// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const entries = Object.fromEntries(
    sources.map(({ entry, file }) => [entry, declarationOf(relative(folder, file).replaceAll('\\', '/'))]),
  );
  const emitted = emit(
    library,
    sources.map(({ file }) => file),
  );
  return { entries, files: reachable(emitted, Object.values(entries)) };
}

/**
 * The declarations of a library by file. Written by the compiler that also checks all types, because it needs a fifth of the time.
 *
 * @param {Library} library @param {string[]} files
 */
function emit(library, files) {
  // Below the root, so that it finds the packages with global types.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'declarations-'));
  try {
    const outDir = join(folder, 'out');
    const config = {
      extends: join(folderOf(library), 'tsconfig.json'),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true },
        ...{ rootDir: root, outDir },
      },
      files: [...files, join(root, 'libs/build/assets.d.ts')],
      include: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(root, 'node_modules/typescript7/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${library} does not compile:\n${stdout}`);
    return declarationsIn(join(outDir, 'libs', library));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function declarationsIn(folder) {
  /** @type {Record<string, string>} */
  const emitted = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    emitted[relative(folder, path).replaceAll('\\', '/')] = inOrder(readFileSync(path, 'utf8'));
  }
  return emitted;
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
