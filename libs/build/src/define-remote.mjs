// @ts-check
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base.mjs';
import { buildVersion } from './build-version.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { page } from './page.mjs';
import { installedModules, libraryFile, modulesOf } from './platform.mjs';
import { RemoteFactsPlugin } from './remote-facts-plugin.mjs';
import { readRemoteJson } from './remote-json.mjs';
import { RetryUrlsPlugin } from './retry-urls-plugin.mjs';
import { sourceMapsPlugin } from './source-maps-plugin.mjs';
import { FEDERATION, ProvidedOnlyPlugin, takenFromShell } from './sharing.mjs';

/** @typedef {import('./base.mjs').Mode & { alone?: boolean }} BuildMode `alone`: the remote on its own, with its sample data */
/** @typedef {import('webpack').Configuration} Configuration */
/** @typedef {(mode: BuildMode) => Promise<Configuration>} Recipe */

const STANDALONE = fileURLToPath(new URL('./standalone.html', import.meta.url));

/** The container's name, which must be a valid JavaScript identifier. @param {string} name @param {string} version */
const containerName = (name, version) => `taskloom_${name}_${version}`.replace(/\W/g, '_');

/** @param {Configuration} base @param {Configuration['entry']} entry @param {string} publicPath @param {import('webpack').WebpackPluginInstance[]} plugins @returns {Configuration} */
export const complete = (base, entry, publicPath, plugins) => ({
  ...base,
  entry,
  output: { ...base.output, publicPath },
  plugins: [...(base.plugins ?? []), ...plugins],
});

/**
 * The webpack configuration of a remote: `export default defineRemote({ folder: import.meta.dirname })`.
 * @param {object} options
 * @param {string} options.folder with `remote.json`, `package.json` and `src/remote.tsx`
 * @param {string} [options.url] of the installation for which it is built: the build takes the shared modules and their
 *   versions from there. Without it, they are those that are installed beside the remote. `TASKLOOM_BUILD_FOR` is the default
 * @returns {Recipe}
 */
export const defineRemote =
  ({ folder, url = process.env.TASKLOOM_BUILD_FOR }) =>
  async (mode) => {
    const contribution = readRemoteJson(folder);
    const { name } = contribution;
    if (mode.alone) {
      const base = baseConfig({ app: name, folder, version: buildVersion(folder), mode });
      return complete(
        base,
        './src/standalone.tsx',
        '/',
        page(STANDALONE, libraryFile(folder, 'ui', 'theme-boot.js')),
      );
    }
    const modules = url ? await modulesOf(url) : installedModules(folder);
    const version = buildVersion(folder, { platform: url && JSON.stringify(modules) });
    const globalName = containerName(name, version);
    const container = new ModuleFederationPlugin({
      ...FEDERATION,
      name: globalName,
      filename: mode.production ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
      exposes: { './remote': './src/remote.tsx' },
      shared: takenFromShell(contribution.requires, modules),
      // A remote loads no other remotes.
      experiments: { externalRuntime: true, optimization: { disableRemote: true } },
    });
    return complete(baseConfig({ app: name, folder, version, mode }), {}, 'auto', [
      ...(mode.production ? [sourceMapsPlugin()] : []),
      container,
      new ProvidedOnlyPlugin(modules),
      new RetryUrlsPlugin(globalName),
      new ChunkIntegrityPlugin(globalName),
      new RemoteFactsPlugin({ ...contribution, version }, globalName),
    ]);
  };
