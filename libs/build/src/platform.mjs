// @ts-check
/**
 * The modules that the shell provides and every remote takes from it. A module belongs here when two copies of it would not
 * work (React, the store, contexts) or would add its size to every screen (the UI kits). antd and React Router as a whole
 * are excluded, because shared modules can't be tree-shaken.
 */
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { packageFolder, packageVersion } from './installed.mjs';

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
  contracts: ['', '/rtk', '/rtk/remotes', '/rtk/admin'],
  client: ['', '/router', '/texts', '/toasts', '/realtime'],
  ui: ['', '/icons', '/core', '/layout', '/feedback', '/form', '/table', '/date', '/modal'],
};

/** Entries without state that few parts need, which remotes may bundle: the sentences of permissions, who is mentioned, templates of projects, invitations, and the text of quick add. @param {string} request */
export const isBundled = (request) =>
  /^@taskloom\/(client\/permissions(\/de)?|client\/invitations|(client|ui)\/quick-add|contracts\/(mentions|project-templates))$/.test(
    request,
  );

/** @typedef {keyof typeof LIBRARIES} Library */
/** @typedef {{ request: string, version: string, library?: Library }} SharedModule */

/** The libraries as one package, for repositories of other teams. */
const SDK = '@taskloom/sdk';

const NAMES = /** @type {Library[]} */ (Object.keys(LIBRARIES));

/** @param {string} request @returns {Library | undefined} */
const libraryOf = (request) => NAMES.find((name) => `${request}/`.startsWith(`@taskloom/${name}/`));

/** The version of a library: of its own package here, of its part of the SDK in another repository. @param {string} folder @param {Library} library */
function libraryVersion(folder, library) {
  const sdk = packageFolder(folder, SDK);
  if (!sdk) return packageVersion(folder, `@taskloom/${library}`);
  return String(JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')).taskloom[library]);
}

/** A name under which remotes import a module: its own, or its sub-path of the SDK. @param {string} request */
export const withoutSdk = (request) => request.replace(`${SDK}/`, '@taskloom/');

/** @param {SharedModule} module */
export const sdkRequest = ({ request, library }) =>
  library ? request.replace('@taskloom/', `${SDK}/`) : undefined;

/** The modules in the versions that are installed for a folder. @param {string} folder @returns {SharedModule[]} */
export const installedModules = (folder) => [
  ...Object.entries(PACKAGES).flatMap(([name, requests]) =>
    requests.map((request) => ({ request, version: packageVersion(folder, name) })),
  ),
  ...NAMES.flatMap((library) =>
    LIBRARIES[library].map((entry) => ({
      request: `@taskloom/${library}${entry}`,
      version: libraryVersion(folder, library),
      library,
    })),
  ),
];

/** The modules that a running installation provides. @param {string} url @returns {Promise<SharedModule[]>} */
export async function modulesOf(url) {
  const meta = await fetch(new URL('/api/meta', url))
    .then((response) => response.json())
    .catch(() => undefined);
  if (!meta?.product) throw new Failure(`No Taskloom answers at ${url}: correct the address.`);
  if (!meta.modules)
    throw new Failure(
      `${url} does not say what its shell provides: build without its address, for the installed version.`,
    );
  return Object.entries(meta.modules).map(([request, version]) => ({
    request,
    version: String(version),
    library: libraryOf(request),
  }));
}

/** A file of a library that is installed for a folder. @param {string} folder @param {Library} library @param {string} file */
export function libraryFile(folder, library, file) {
  const sdk = packageFolder(folder, SDK);
  const found = sdk ?? packageFolder(folder, `@taskloom/${library}`);
  if (!found) throw new Failure(`${SDK} is not installed: npm install ${SDK}.`);
  const { exports } = JSON.parse(readFileSync(join(found, 'package.json'), 'utf8'));
  return realpathSync(join(found, exports[sdk ? `./${library}/${file}` : `./${file}`]));
}
