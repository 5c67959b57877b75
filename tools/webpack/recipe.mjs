// @ts-check
/**
 * The one recipe. An app's configuration is one line: `export default remote('projects')` or `export default shell()`.
 * Each answers a function of the mode: production, development, or `alone` (a remote without the shell).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from './base.mjs';
import { buildVersion } from './build-version.mjs';
import { RemoteFactsPlugin } from './remote-facts-plugin.mjs';
import { providedByShell, surfaceModule, takenFromShell } from './share-surface.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {import('./base.mjs').Mode & { alone?: boolean }} BuildMode */
/** @typedef {(mode: BuildMode) => Configuration} Recipe */

/** A name that is a JavaScript variable too: the container is found under it. @param {string} name @param {string} version */
export const containerName = (name, version) => `taskloom_${name}_${version}`.replace(/\W/g, '_');

/** Settings that host and remotes agree on. */
const federation = /** @type {const} */ ({
  manifest: true,
  dts: false,
  dev: false,
  shareStrategy: 'loaded-first',
});

/** @param {string} folder @param {string} template */
const page = (folder, template) =>
  new HtmlWebpackPlugin({ template: join(folder, template), scriptLoading: 'defer', chunks: ['main'] });

/** @typedef {import('webpack').Configuration} Configuration */

/** @param {Configuration} base @param {Configuration['entry']} entry @param {string} publicPath @param {import('webpack').WebpackPluginInstance[]} plugins @returns {Configuration} */
const complete = (base, entry, publicPath, plugins) => ({
  ...base,
  entry,
  output: { ...base.output, publicPath },
  plugins: [...(base.plugins ?? []), ...plugins],
});

/** @param {string} name as in `remote.json`; the folder is `apps/<name>-mfe` @returns {Recipe} */
export const remote = (name) => (mode) => {
  const folder = join(root, 'apps', `${name}-mfe`);
  const version = buildVersion(folder);
  const base = baseConfig({ app: name, folder, version, mode });
  if (mode.alone)
    return complete(base, './src/standalone.tsx', '/', [page(root, 'tools/webpack/standalone.html')]);

  const contribution = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  const container = new ModuleFederationPlugin({
    ...federation,
    name: containerName(name, version),
    filename: mode.production ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
    exposes: { './remote': './src/remote.tsx' },
    shared: takenFromShell(contribution.requires),
    experiments: { externalRuntime: true },
  });
  return complete(base, {}, 'auto', [container, new RemoteFactsPlugin({ contribution, version })]);
};

/** @returns {Recipe} */
export const shell = () => (mode) => {
  const folder = join(root, 'apps', 'shell');
  const version = buildVersion(
    folder,
    ['contracts', 'client', 'ui'].map((name) => join(root, 'libs', name)),
  );
  const base = baseConfig({ app: 'shell', folder, version, mode });
  const host = new ModuleFederationPlugin({
    ...federation,
    name: 'taskloom_shell',
    shared: providedByShell(),
    // Remotes come at run time: one that stood here would take the page down with it.
    remotes: {},
    experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true } },
  });
  const entry = { main: './src/main.ts', surface: { import: surfaceModule(), dependOn: 'main' } };
  return complete(base, entry, '/', [page(folder, 'src/index.html'), host]);
};
