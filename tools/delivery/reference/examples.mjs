// @ts-check
/** Writes each example of the platform API as a module, with the imports that readers add themselves. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/prepare/root.mjs';
import { runChild } from '../../run/terminal/child.mjs';
import { linkPackages } from './linked.mjs';

/** @typedef {import('./surface.mjs').Offered} Offered */

/** Declarations that examples use without explaining them. */
const GIVEN = readFileSync(new URL('./given.d.ts.txt', import.meta.url), 'utf8');
const GIVEN_NAMES = new Set([...GIVEN.matchAll(/declare const (\w+)/g)].map(([, name]) => name));
const REACT = ['useEffect', 'useRef', 'useState'];

/** @param {string} code @param {Offered} example @param {ReadonlyMap<string, Offered[]>} byName */
function importsOf(code, { from }, byName) {
  const words = new Set(code.match(/(?<![.'\w])[A-Za-z_]\w*/g));
  return [...words].flatMap((word) => {
    if (GIVEN_NAMES.has(word)) return [];
    if (REACT.includes(word)) return [`import { ${word} } from 'react';`];
    const places = byName.get(word) ?? [];
    const place = places.find((each) => each.from === from) ?? places[0];
    return place ? [`import { ${word} } from '${place.from}';`] : [];
  });
}

/** @param {readonly Offered[]} offered @param {string} folder */
function writeExamples(offered, folder) {
  mkdirSync(folder, { recursive: true });
  /** @type {Map<string, Offered[]>} */
  const byName = new Map();
  for (const each of offered) byName.set(each.name, [...(byName.get(each.name) ?? []), each]);
  const written = new Set();
  for (const each of offered.filter(({ isPublic }) => isPublic))
    for (const code of each.examples) {
      if (written.has(code + each.name)) continue;
      written.add(code + each.name);
      const body = `export async function Example() {\n${code}\n}\n`;
      const text = [...importsOf(code, each, byName), body].join('\n');
      writeFileSync(join(folder, `${each.name}-${written.size}.tsx`), text);
    }
  writeFileSync(join(folder, 'given.d.ts'), GIVEN);
}

/**
 * The compiler's errors in the examples, as their readers would compile them; empty when they are right.
 * @param {readonly import('./surface.mjs').Package[]} packages @param {readonly Offered[]} offered @param {string} folder for the modules
 */
export async function compileExamples(packages, offered, folder) {
  writeExamples(offered, join(folder, 'examples'));
  linkPackages(packages, folder);
  const config = {
    extends: join(root, 'tsconfig.browser.json'),
    compilerOptions: {
      ...{ types: ['node'], customConditions: [], verbatimModuleSyntax: false },
      // So that the packages find each other, and everything else, from this folder.
      preserveSymlinks: true,
    },
    include: ['examples'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  return (await runChild(process.execPath, [compiler, '-p', folder], { cwd: folder })).output;
}
