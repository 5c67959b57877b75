// @ts-check
/**
 * The one list of modules that the shell provides and every remote takes from it. A module belongs here when two copies of it
 * would not work (React, the store, contexts) or would add its size to every screen (the UI kits). antd and React Router
 * as a whole are excluded, because shared modules can't be tree-shaken.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Third-party modules by their package. */
const PACKAGES = {
  react: ['react'],
  'react-dom': ['react-dom', 'react-dom/client'],
  'react-redux': ['react-redux'],
  '@reduxjs/toolkit': ['@reduxjs/toolkit', '@reduxjs/toolkit/query/react'],
  '@ant-design/cssinjs': ['@ant-design/cssinjs'],
};

/** Our libraries, with their entries. Test kits and style sheets are excluded. */
const LIBRARIES = {
  contracts: ['', '/rtk', '/rtk/remotes'],
  client: ['', '/router', '/texts', '/toasts', '/realtime'],
  ui: ['', '/icons', '/core', '/layout', '/feedback', '/form', '/table', '/date', '/modal'],
};

/** @typedef {'contracts' | 'client' | 'ui'} Library */
/** @typedef {{ request: string, version: string, library?: Library }} SharedModule */

/** @param {string} path */
const versionIn = (path) => {
  const file = fileURLToPath(new URL(`../../../${path}/package.json`, import.meta.url));
  return String(JSON.parse(readFileSync(file, 'utf8')).version);
};

/** @type {readonly SharedModule[]} */
export const SHARED_MODULES = [
  ...Object.entries(PACKAGES).flatMap(([name, requests]) =>
    requests.map((request) => ({ request, version: versionIn(`node_modules/${name}`) })),
  ),
  ...Object.entries(LIBRARIES).flatMap(([name, entries]) =>
    entries.map((entry) => ({
      request: `@taskloom/${name}${entry}`,
      version: versionIn(`libs/${name}`),
      library: /** @type {Library} */ (name),
    })),
  ),
];

/** The shell's shared modules: one copy of each. */
export const providedByShell = () =>
  Object.fromEntries(
    SHARED_MODULES.map(({ request, version }) => [
      request,
      { singleton: true, version, requiredVersion: `^${version}` },
    ]),
  );

/**
 * A remote's shared modules: never its own copy, and only versions in the range that it was built for.
 * @param {{ contracts: string, client: string, ui: string }} requires ranges from its `remote.json`
 */
export const takenFromShell = (requires) =>
  Object.fromEntries(
    SHARED_MODULES.map(({ request, version, library }) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        /** @type {false} */
        import: false,
        requiredVersion: library ? requires[library] : `^${version}`,
      },
    ]),
  );

/**
 * A module that imports every shared module. Webpack provides only modules that a build imports, and the shell must
 * provide all of them, including those that its own screens don't use.
 */
export const surfaceModule = () => {
  const imports = SHARED_MODULES.map(({ request }) => `() => import(${JSON.stringify(request)})`);
  return `data:text/javascript,export const surface = [${encodeURIComponent(imports.join(', '))}];`;
};
