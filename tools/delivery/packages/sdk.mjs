// @ts-check
/**
 * Writes `@taskloom/sdk`: contracts, client and ui as one package with compiled scripts, declarations and style sheets. A
 * library keeps its name as a sub-path: `@taskloom/contracts/rtk` is `@taskloom/sdk/contracts/rtk`.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { root } from '../../run/prepare/root.mjs';
import { compileTo, filesIn, OURS } from './compile.mjs';

const LIBRARIES = ['contracts', 'client', 'ui'];
/** Provided by the shell in a single instance, so the remote's repository installs them once, beside the SDK. */
const PEERS = ['@reduxjs/toolkit', 'react', 'react-dom', 'react-redux'];
/** For the test kit only. */
export const TEST_PEERS = { '@testing-library/react': '^16.0.0', '@testing-library/user-event': '^14.0.0' };
/** For the shell and for our own remotes. */
const NOT_OFFERED = [
  './entry',
  './permissions.json',
  './package.json',
  './rtk/admin',
  './mentions',
  './project-templates',
  './invitations',
  './permissions',
  './permissions/de',
  './quick-add',
];

/** @typedef {{ version: string, exports: Record<string, string | { types: string }>, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Manifest */

/** @param {string} library @returns {Manifest} */
const manifestOf = (library) => JSON.parse(readFileSync(join(root, 'libs', library, 'package.json'), 'utf8'));

/** Rises with each version of a library. @param {string[]} versions */
export function commonVersion(versions) {
  const parts = versions.map((version) => version.split('.').map(Number));
  const sum = (/** @type {number} */ at) => parts.reduce((total, part) => total + (part[at] ?? 0), 0);
  return `${sum(0) - versions.length + 1}.${sum(1)}.${sum(2)}`;
}

/** @returns {Record<string, string>} */
export const libraryVersions = () =>
  Object.fromEntries(LIBRARIES.map((library) => [library, manifestOf(library).version]));

/** @param {string} target folder of the package */
export async function writeSdk(target) {
  rmSync(target, { recursive: true, force: true });
  await compileTo(Object.fromEntries(LIBRARIES.map((library) => [library, join(target, library)])));
  writeStyles(target);
  for (const [from, to] of [
    ['libs/contracts/remote.schema.json', 'contracts/remote.schema.json'],
    ['libs/ui/src/theme/theme-boot.js', 'ui/theme/theme-boot.js'],
    ['LICENSE', 'LICENSE'],
    ['tools/delivery/packages/sdk.md', 'README.md'],
  ])
    cpSync(join(root, from ?? ''), join(target, to ?? ''));
  writeFileSync(join(target, 'CHANGELOG.md'), changelog());
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

/** The changelogs of the libraries, whose versions `requires` of `remote.json` names. */
const changelog = () =>
  LIBRARIES.map((library) => {
    const text = readFileSync(join(root, 'libs', library, 'CHANGELOG.md'), 'utf8');
    return `# ${library}\n\n${text}`;
  }).join('\n');

/** Style sheets without CSS modules: one for all components, and the names of their classes as scripts. @param {string} target */
function writeStyles(target) {
  const source = join(root, 'libs/ui/src');
  const theme = join(source, 'theme');
  const parts = filesIn(source).filter((path) => path.endsWith('.css') && !path.startsWith('theme/'));
  const sheets = parts.map((path) => {
    const code = readFileSync(join(source, path));
    if (!path.endsWith('.module.css')) return code.toString();
    const pattern = 'taskloom-ui-[hash]-[local]';
    const { code: css, exports = {} } = transform({ filename: path, code, cssModules: { pattern } });
    const names = Object.entries(exports)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([local, { name, composes }]) => [local, [name, ...composes.map((one) => one.name)].join(' ')]);
    const script = `export default ${JSON.stringify(Object.fromEntries(names))};\n`;
    writeFileSync(join(target, 'ui', `${path}.js`), script);
    return css.toString();
  });
  mkdirSync(join(target, 'ui/theme'), { recursive: true });
  for (const path of filesIn(theme).filter((name) => name.endsWith('.css')))
    cpSync(join(theme, path), join(target, 'ui/theme', path));
  writeFileSync(join(target, 'ui/theme/components.css'), sheets.join('\n'));
  const entry = join(target, 'ui/theme/theme.css');
  writeFileSync(entry, `${readFileSync(entry, 'utf8')}@import './components.css';\n`);
}

/** The package's own manifest. */
function manifest() {
  const versions = libraryVersions();
  const libraries = LIBRARIES.map((library) => ({ library, ...manifestOf(library) }));
  const needs = Object.assign(
    {},
    ...libraries.map((each) => ({ ...each.dependencies, ...each.peerDependencies })),
  );
  const named = Object.entries(needs).filter(([name]) => !OURS.test(name));
  const peers = named
    .filter(([name]) => PEERS.includes(name))
    .map(([name, version]) => [name, `^${version}`]);
  return {
    name: '@taskloom/sdk',
    version: commonVersion(Object.values(versions)),
    description: 'The platform API of Taskloom for remotes: contracts, client and components.',
    license: 'MIT',
    type: 'module',
    sideEffects: ['**/*.css', '**/theme-boot.js'],
    engines: { node: '>=20.19' },
    exports: Object.assign({ './package.json': './package.json' }, ...libraries.map(exportsOf)),
    dependencies: Object.fromEntries(named.filter(([name]) => !PEERS.includes(name)).sort()),
    peerDependencies: { ...Object.fromEntries(peers.sort()), ...TEST_PEERS },
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(TEST_PEERS).map((name) => [name, { optional: true }]),
    ),
    taskloom: versions,
  };
}

/** @param {Manifest & { library: string }} manifest */
function exportsOf({ library, exports }) {
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([entry]) => !NOT_OFFERED.includes(entry))
      .map(([entry, target]) => {
        const source = typeof target === 'string' ? target : target.types;
        const file = `./${library}/${source.replace(/^\.\/(src\/)?/, '')}`;
        const script = file.replace(/\.ts$/, '');
        return [
          `./${library}${entry.slice(1)}`,
          file.endsWith('.ts') ? { types: `${script}.d.ts`, default: `${script}.js` } : file,
        ];
      }),
  );
}
