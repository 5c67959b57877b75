// @ts-check
/** Writes `@taskloom/cli`: the files that the command needs, in the folders that they have here. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../run/prepare/root.mjs';
import { replaceSpecifiers } from './specifiers.mjs';

/** Programs that are started, and scripts that are read, rather than imported. */
const STARTS = [
  'tools/delivery/cli/taskloom.mjs',
  'tools/delivery/remote-suite/conformance.spec.mjs',
  'tools/delivery/remote-suite/probe.mjs',
];
const BUILD = join(root, 'libs/build');
const OPTIONAL = '@playwright/test';

/** @param {string} target folder of the package */
export function writeCli(target) {
  rmSync(target, { recursive: true, force: true });
  const packages = new Set();
  const waiting = STARTS.map((path) => join(root, path));
  const placed = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const from = file;
    const code = replaceSpecifiers(readFileSync(from, 'utf8'), (name) => {
      if (!name.startsWith('.')) {
        if (!name.startsWith('node:')) packages.add(packageOf(name));
        return name;
      }
      const path = join(dirname(from), name);
      if (path.startsWith(BUILD)) return `@taskloom/build/${relative(BUILD, path).replaceAll('\\', '/')}`;
      if (!placed.has(path)) waiting.push(path);
      placed.add(path);
      return name;
    });
    const place = join(target, relative(root, from));
    mkdirSync(dirname(place), { recursive: true });
    // Comments name types of the same files.
    writeFileSync(place, code.replaceAll(/(?:\.\.\/){1,5}libs\/build\//g, '@taskloom/build/'));
  }
  for (const [from, to] of [
    ['LICENSE', 'LICENSE'],
    ['libs/build/CHANGELOG.md', 'CHANGELOG.md'],
    ['tools/delivery/packages/cli.md', 'README.md'],
  ])
    cpSync(join(root, from ?? ''), join(target, to ?? ''));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest([...packages].sort()), null, 2)}\n`);
}

/** `a/b` or `@scope/a/b` without the path inside. @param {string} name */
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** @param {string[]} packages */
function manifest(packages) {
  const { version } = JSON.parse(readFileSync(join(BUILD, 'package.json'), 'utf8'));
  const needs = packages.filter((name) => ![OPTIONAL, '@taskloom/contracts', 'typescript'].includes(name));
  return {
    name: '@taskloom/cli',
    version,
    description: 'Develops, checks and deploys a remote of Taskloom from its own repository.',
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20.19' },
    bin: { taskloom: 'tools/delivery/cli/taskloom.mjs' },
    exports: { './run': './tools/delivery/cli/run.mjs', './package.json': './package.json' },
    dependencies: {
      '@taskloom/build': `^${version}`,
      ...Object.fromEntries(needs.map((name) => [name, pinned(name)])),
    },
    peerDependencies: { [OPTIONAL]: '^1.0.0' },
    peerDependenciesMeta: { [OPTIONAL]: { optional: true } },
  };
}

/** The version of a package that tools use here. @param {string} name */
function pinned(name) {
  for (const folder of ['tools/run', 'tools/delivery', 'libs/build']) {
    const file = join(root, folder, 'package.json');
    const { dependencies = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    if (dependencies[name]) return dependencies[name];
  }
  throw new Error(`No package of tools depends on ${name}.`);
}
