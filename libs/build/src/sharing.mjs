// @ts-check
import webpack from 'webpack';
import { isBundled, sdkRequest, withoutSdk } from './platform.mjs';

/** @typedef {import('./platform.mjs').SharedModule} SharedModule */

/** Settings that host and remotes agree on. */
export const FEDERATION = /** @type {const} */ ({
  manifest: true,
  dts: false,
  dev: false,
  shareStrategy: 'loaded-first',
});

/**
 * A remote's shared modules: never its own copy, and only versions in the range that it was built for.
 * @param {{ contracts: string, client: string, ui: string }} requires ranges from its `remote.json`
 * @param {readonly SharedModule[]} modules
 */
export const takenFromShell = (requires, modules) =>
  Object.fromEntries(
    modules.flatMap((module) => {
      const { request, version, library } = module;
      const options = {
        singleton: true,
        strictVersion: true,
        /** @type {false} */
        import: false,
        requiredVersion: library ? requires[library] : `^${version}`,
        shareKey: request,
      };
      const names = [request, sdkRequest(module)].filter((name) => name !== undefined);
      return names.map((name) => [name, options]);
    }),
  );

/** Refuses to bundle a module of the platform that the installation does not provide. */
export class ProvidedOnlyPlugin {
  /** @param {readonly SharedModule[]} modules */
  constructor(modules) {
    this.provided = new Set(modules.map(({ request }) => request));
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('ProvidedOnlyPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('ProvidedOnlyPlugin', ({ request }) => {
        const shared = withoutSdk(request);
        if (!/^@taskloom\/(contracts|client|ui)(\/|$)/.test(shared) || this.provided.has(shared)) return;
        if (/\.(css|json)$/.test(request) || isBundled(shared)) return;
        throw new webpack.WebpackError(
          `The installation does not provide ${request}: leave it out, or build for a later version.`,
        );
      });
    });
  }
}
