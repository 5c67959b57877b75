// @ts-check
/** The modules that the shell of this repository provides to remotes. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedModules } from '../../../libs/build/src/platform.mjs';
import { root } from '../prepare/root.mjs';

export const SHARED_MODULES = installedModules(join(root, 'apps/shell'));

/**
 * Modules without state, of which the platform uses a part. The shell bundles that part, and remotes that ask for the module get a
 * whole copy: a shared module can't be tree-shaken. React Redux keeps its context in `globalThis`, for all copies.
 */
const WHOLE_COPIES = ['@reduxjs/toolkit', 'react-redux'];

/** @param {string} request */
const inSurface = (request) => (WHOLE_COPIES.includes(request) ? `${request}/whole` : request);

/** A query, which makes webpack treat the same file as another module. */
export const WHOLE = '?whole';

/** Where the requests of the surface lead. */
export const wholeCopies = Object.fromEntries(
  WHOLE_COPIES.map((request) => [inSurface(request), fileURLToPath(import.meta.resolve(request)) + WHOLE]),
);

/** The shell's shared modules: one copy of each, and a whole one of `WHOLE_COPIES`. */
export const providedByShell = () =>
  Object.fromEntries(
    SHARED_MODULES.map(({ request, version }) => [
      inSurface(request),
      { singleton: true, version, requiredVersion: `^${version}`, shareKey: request },
    ]),
  );

/**
 * A module that imports every shared module. Webpack provides only modules that a build imports, and the shell must
 * provide all of them, including those that its own screens don't use.
 */
export const surfaceModule = () => {
  const imports = SHARED_MODULES.map(({ request }) => `() => import(${JSON.stringify(inSurface(request))})`);
  return `data:text/javascript,export const surface = [${encodeURIComponent(imports.join(', '))}];`;
};
