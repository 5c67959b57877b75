// @ts-check
/** The configuration that all builds share. tsc checks types; SWC only strips them. */
import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { PortableIdsPlugin } from './portable-ids-plugin.mjs';
import { PrecompressPlugin } from './precompress-plugin.mjs';

/** Time limit for loading a chunk, in milliseconds; webpack's default is two minutes. */
const CHUNK_LIMIT_MS = 8_000;

/**
 * Large code for a single purpose stays in a chunk of that name, which the shell doesn't keep in advance.
 * @param {import('webpack').Chunk} chunk
 */
const isSplit = (chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('on-demand-');

/** Loaders are those of this package, in whichever folder the sources are. */
const loader = createRequire(import.meta.url).resolve;

/** @typedef {{ production: boolean, refresh?: boolean, compress?: boolean }} Mode */

/** @param {Mode} mode */
const scripts = ({ refresh = false, production }) => ({
  test: /\.[cm]?tsx?$/,
  exclude: /node_modules/,
  loader: loader('swc-loader'),
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', refresh, development: !production } },
    },
  },
});

/**
 * Class names start with their app and include a hash of its version, so that the styles of two remotes, or of two
 * versions of one remote, never collide.
 * @param {string} app @param {string} version @param {Mode} mode
 */
const styles = (app, version, { production }) => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: loader('css-loader'),
      options: {
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentHashSalt: version,
          localIdentName: production ? `${app}-[hash:base64:6]` : `${app}-[name]-[local]`,
        },
      },
    },
  ],
  sideEffects: true,
});

const files = { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' };

/** antd's inner packages don't declare `sideEffects: false`; this allows tree-shaking them (12 kB in core). */
const pure = { test: /node_modules[\\/](@rc-component|@ant-design)[\\/]/, sideEffects: false };

/**
 * @param {{ app: string, folder: string, version: string, mode: Mode }} build
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ app, folder, version, mode }) {
  const { production, refresh, compress = production } = mode;
  const name = production ? 'assets/[name].[contenthash:8]' : 'assets/[name]';
  return {
    name: app,
    mode: production ? 'production' : 'development',
    context: folder,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: `${folder}/dist`,
      clean: true,
      // Includes the version, because otherwise a new version would run the code of the old one.
      uniqueName: `taskloom-${app}-${version}`,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LIMIT_MS,
      // A module that threw is evaluated again on the next import instead of being returned incomplete.
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['@taskloom/source', '...'],
    },
    module: {
      rules: [pure, { oneOf: [scripts(mode), styles(app, version, mode), files] }],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css`, ignoreOrder: true }),
      new PortableIdsPlugin(),
      ...(refresh ? [new ReactRefreshPlugin({ library: app, overlay: false })] : []),
      ...(compress ? [new PrecompressPlugin()] : []),
    ],
    optimization: {
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks: { chunks: isSplit },
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
