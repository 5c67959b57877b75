// @ts-check
/**
 * The webpack configuration of all apps. An app's own file is one line: `export default remote('projects')` or
 * `export default shell()`. Each returns a function of the mode: production, development, or `alone` (a remote without the shell).
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base.mjs';
import { buildVersion } from './build-version.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { RemoteFactsPlugin } from './remote-facts-plugin.mjs';
import { readRemoteJson } from './remote-json.mjs';
import { RetryUrlsPlugin } from './retry-urls-plugin.mjs';
import { page, shellPage } from './page.mjs';
import { ServiceWorkerPlugin } from './service-worker-plugin.mjs';
import { StartFilesPlugin } from './start-files-plugin.mjs';
import { providedByShell, surfaceModule, takenFromShell } from './share-surface.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const STANDALONE = join(root, 'tools/run/webpack/standalone.html');

/** @typedef {import('./base.mjs').Mode & { alone?: boolean }} BuildMode */
/** @typedef {(mode: BuildMode) => Configuration} Recipe */

/** The container's name, which must be a valid JavaScript identifier. @param {string} name @param {string} version */
const containerName = (name, version) => `taskloom_${name}_${version}`.replace(/\W/g, '_');

/** Settings that host and remotes agree on. */
const federation = /** @type {const} */ ({
  manifest: true,
  dts: false,
  dev: false,
  shareStrategy: 'loaded-first',
});

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
  if (mode.alone) return complete(base, './src/standalone.tsx', '/', page(STANDALONE));

  const contribution = readRemoteJson(folder);
  const globalName = containerName(name, version);
  const container = new ModuleFederationPlugin({
    ...federation,
    name: globalName,
    filename: mode.production ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
    exposes: { './remote': './src/remote.tsx' },
    shared: takenFromShell(contribution.requires),
    experiments: { externalRuntime: true },
  });
  return complete(base, {}, 'auto', [
    container,
    new RetryUrlsPlugin(globalName),
    new ChunkIntegrityPlugin(globalName),
    new RemoteFactsPlugin({ ...contribution, version }, globalName),
  ]);
};

const INJECTOR = '@module-federation/inject-external-runtime-core-plugin';

/** Module Federation requests the CommonJS build of this plug-in, which would include its whole runtime a second time. */
const oneRuntime = {
  [createRequire(import.meta.url).resolve(INJECTOR)]: fileURLToPath(import.meta.resolve(INJECTOR)),
};

/** @param {string} name @param {RegExp} test */
const together = (name, test) => ({ name, test, chunks: /** @type {const} */ ('async'), enforce: true });

/** Modules that every page needs, in files that don't change when only a screen changes. */
const EVERY_PAGE = {
  foundation: together(
    'foundation',
    /node_modules[\\/](react|react-dom|scheduler|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|@standard-schema|react-router|react-router-dom|use-sync-external-store)[\\/]/,
  ),
  platform: together(
    'platform',
    /libs[\\/](contracts|client)[\\/]src[\\/](?!live|realtime|socket|standalone|test-kit|toasts|rtk[\\/]remotes)/,
  ),
};

/**
 * Lets browsers compile start-up code in the background while it loads, instead of lazily on the main thread (V8's explicit
 * compile hints; a comment for other engines).
 * @param {RegExp} include
 */
const compiledAhead = (include) =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    include,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

/** The sign-in page, which visitors get as HTML. Its code for signed-in people is for later. */
const SIGN_IN = { entry: './src/prerendered-sign-in.tsx', languages: ['en', 'de'], leaveOut: /\/inside$/ };

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
    // The shell's own loader loads remotes at run time: a remote in this list would break the page when it fails, and
    // Module Federation's loader has neither short timeouts nor retries. Only its sharing is used.
    experiments: {
      provideExternalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  });
  const entry = { main: './src/main.ts', surface: { import: surfaceModule(), dependOn: 'main' } };
  const startFiles = new StartFilesPlugin({ start: ['boot'], frame: ['inside'] });
  const config = {
    ...base,
    resolve: { ...base.resolve, alias: oneRuntime },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { ...EVERY_PAGE, ...startFiles.cacheGroups() } },
    },
  };
  return complete(config, entry, '/', [
    ...shellPage({
      template: join(folder, 'src/index.html'),
      head: './src/prefetch/head.ts',
      links: [
        { rel: 'start', chunks: ['boot'] },
        { rel: 'inside', chunks: ['inside'] },
      ],
      prerendered: mode.production ? SIGN_IN : undefined,
    }),
    ...(mode.production ? [new ServiceWorkerPlugin('./src/service-worker/service-worker.ts')] : []),
    startFiles,
    compiledAhead(/assets\/(foundation|platform|start|frame)\./),
    host,
  ]);
};
