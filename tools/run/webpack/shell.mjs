// @ts-check
/** The webpack configuration of the shell. The recipe of remotes is in `libs/build`. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from '../../../libs/build/src/base.mjs';
import { buildVersion } from '../../../libs/build/src/build-version.mjs';
import { complete } from '../../../libs/build/src/define-remote.mjs';
import { FEDERATION } from '../../../libs/build/src/sharing.mjs';
import { root } from '../prepare/root.mjs';
import { ServiceWorkerPlugin } from './service-worker-plugin.mjs';
import { providedByShell, surfaceModule, WHOLE, wholeCopies } from './share-surface.mjs';
import { shellPage } from './shell-page.mjs';
import { StartFilesPlugin } from './start-files-plugin.mjs';

const INJECTOR = '@module-federation/inject-external-runtime-core-plugin';

/** Module Federation requests the CommonJS build of this plug-in, which would include its whole runtime a second time. */
const oneRuntime = {
  [createRequire(import.meta.url).resolve(INJECTOR)]: fileURLToPath(import.meta.resolve(INJECTOR)),
};

/** Module Federation's own loading of remotes, 2 kB of every start that the shell doesn't use (decision 185). */
const noRemoteLoading = new webpack.NormalModuleReplacementPlugin(
  /[\\/]runtime-core[\\/]dist[\\/]utils[\\/](load|preload)\.js$/,
  fileURLToPath(new URL('./no-remote-loading.mjs', import.meta.url)),
);

/** @param {string} name @param {RegExp} test */
const together = (name, test) => ({
  name,
  test: (/** @type {webpack.Module} */ module) => {
    const { resource = '' } = /** @type {webpack.NormalModule} */ (module);
    return test.test(resource) && !resource.endsWith(WHOLE);
  },
  chunks: /** @type {const} */ ('async'),
  enforce: true,
});

/** Parts of `contracts` and `client` that some pages or none need at their start, below `src`. */
const NOT_ON_EVERY_PAGE = [
  'held-keys[\\\\/]enter-keys',
  'invitations',
  'live',
  'offline-queue[\\\\/](keep-offline-queue|send-again)',
  'permissions[\\\\/]',
  'quick-add',
  'realtime',
  'rtk[\\\\/](admin|remotes|remote-notifications)',
  'socket',
  'standalone',
  'task-edit',
  'test-kit',
  'toasts',
];

/** Modules that every page needs, in files that don't change when only a screen changes. */
const EVERY_PAGE = {
  foundation: together(
    'foundation',
    /node_modules[\\/](react|react-dom|scheduler|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|@standard-schema|react-router|react-router-dom|use-sync-external-store)[\\/]/,
  ),
  platform: together(
    'platform',
    new RegExp(`libs[\\\\/](contracts|client)[\\\\/]src[\\\\/](?!${NOT_ON_EVERY_PAGE.join('|')})`),
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

/** Forms and links of React Router's framework mode, which nothing uses (decision 185). */
const unusedComponents = {
  test: /node_modules[\\/]react-router[\\/].*\.mjs$/,
  loader: fileURLToPath(new URL('./unused-components-loader.mjs', import.meta.url)),
};

const shortKeys = {
  test: /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  loader: fileURLToPath(new URL('./short-keys-loader.mjs', import.meta.url)),
};

/** The sign-in page, which visitors get as HTML. Its code for signed-in people is for later. */
const SIGN_IN = { entry: './src/prerendered-sign-in.tsx', languages: ['en', 'de'], leaveOut: /\/inside$/ };

/** @param {import('../../../libs/build/src/base.mjs').Mode} mode */
export const shell = (mode) => {
  const folder = join(root, 'apps', 'shell');
  const libraries = [
    ...['contracts', 'client', 'ui'].map((name) => join(root, 'libs', name)),
    join(root, 'tools/run/webpack'),
  ];
  const version = buildVersion(folder, { libraries });
  const base = baseConfig({ app: 'shell', folder, version, mode });
  const host = new ModuleFederationPlugin({
    ...FEDERATION,
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
  const startFiles = new StartFilesPlugin({ start: ['boot'], visitor: ['sign-in'], frame: ['inside'] });
  const config = {
    ...base,
    resolve: { ...base.resolve, alias: { ...oneRuntime, ...wholeCopies } },
    module: { rules: [...(base.module?.rules ?? []), unusedComponents, shortKeys] },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { ...EVERY_PAGE, ...startFiles.cacheGroups() } },
    },
  };
  return complete(config, entry, '/', [
    ...shellPage({
      template: join(folder, 'src/index.html'),
      frame: join(folder, 'src/frame.html'),
      head: './src/prefetch/head.ts',
      links: [
        { rel: 'start', chunks: ['boot'] },
        { rel: 'inside', chunks: ['inside'] },
        { rel: 'sign-in', chunks: ['sign-in'] },
      ],
      prerendered: mode.production ? SIGN_IN : undefined,
    }),
    ...(mode.production ? [new ServiceWorkerPlugin('./src/service-worker/service-worker.ts')] : []),
    startFiles,
    noRemoteLoading,
    compiledAhead(/assets\/(foundation|platform|start|frame)\./),
    host,
  ]);
};
