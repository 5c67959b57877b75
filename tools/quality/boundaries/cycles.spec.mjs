// @ts-check
/**
 * Proves that knip, with the settings of this repository, refuses import cycles, and that types alone form none either: files that need
 * each other's types can't be read or moved alone.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { root } from '../../run/prepare/root.mjs';
import { sourcesOf } from './sources.mjs';

/** Knip's findings in a library of these files. @param {Record<string, string>} files */
function check(files) {
  const folder = mkdtempSync(join(tmpdir(), 'cycles-'));
  const all = {
    'package.json': JSON.stringify({ name: 'root', private: true, workspaces: ['libs/*'] }),
    'libs/client/package.json': JSON.stringify({ name: 'client', version: '1.0.0', main: 'src/index.ts' }),
    'libs/client/src/index.ts': "export { a } from './a';\n",
    ...files,
  };
  try {
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    cpSync(join(root, 'knip.jsonc'), join(folder, 'knip.jsonc'));
    const knip = join(root, 'node_modules/knip/bin/knip.js');
    const options = ['--directory', folder, '--reporter', 'json'];
    const { stdout, stderr } = spawnSync(process.execPath, [knip, ...options], { encoding: 'utf8' });
    assert.ok(stdout, stderr);
    return JSON.stringify(
      JSON.parse(stdout).issues.map((/** @type {{ cycles: unknown }} */ it) => it.cycles),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const back = 'libs/client/src/b.ts';

test('refuses two modules that import each other', () => {
  const found = check({
    'libs/client/src/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
    [back]: "import { a } from './a';\nexport const b = () => a;\n",
  });
  assert.match(found, /a\.ts.*b\.ts/);
});

test('refuses import() that closes a cycle', () => {
  const found = check({
    'libs/client/src/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
    [back]: "export const b = () => import('./a').then(({ a }) => a);\n",
  });
  assert.match(found, /a\.ts.*b\.ts/);
});

test('leaves types to the test below', () => {
  const found = check({
    'libs/client/src/a.ts':
      "import { b } from './b';\nexport const a = () => b;\nexport type A = typeof a;\n",
    [back]: "import type { A } from './a';\nexport const b = (a: A) => a;\n",
  });
  assert.doesNotMatch(found, /a\.ts/);
});

/** The relative modules that a file imports or exports from, types included. @param {string} path @param {string} text */
function importsOf(path, text) {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const { text: name } = moduleSpecifier;
    return name.startsWith('.') ? [posix.join(dirname(path), name).replace(/\.js$/, '')] : [];
  });
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * The files that lie on a cycle. A file that imports only files without a cycle lies on none, so these are taken away until none is
 * left; then the same from the other side.
 * @param {Map<string, string>} files texts by path
 */
function onCycles(files) {
  const imports = new Map(
    Array.from(files, ([path, text]) => [
      path,
      importsOf(path, text).flatMap((name) => ENDINGS.map((end) => name + end).filter((to) => files.has(to))),
    ]),
  );
  const left = new Set(files.keys());
  for (let before = -1; before !== left.size;) {
    before = left.size;
    const imported = new Set([...left].flatMap((path) => imports.get(path) ?? []));
    for (const path of left) {
      const goesOn = imports.get(path)?.some((to) => left.has(to));
      if (!goesOn || !imported.has(path)) left.delete(path);
    }
  }
  return [...left].sort();
}

test('finds files that import types of each other', () => {
  const files = new Map([
    ['a/one.ts', "import type { Two } from './two.js';\nexport interface One { two: Two }\n"],
    ['a/two.ts', "export type { One } from './one.js';\nexport interface Two {}\n"],
    ['a/three.ts', "import type { One } from './one.js';\nexport type Three = One;\n"],
  ]);
  assert.deepEqual(onCycles(files), ['a/one.ts', 'a/two.ts']);
  files.set('a/two.ts', 'export interface Two {}\n');
  assert.deepEqual(onCycles(files), []);
});

test('no file leads back to itself through imports of types and values', () => {
  const paths = sourcesOf(root).code.filter((path) => /\.tsx?$/.test(path));
  const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  assert.deepEqual(onCycles(files), []);
});
