// @ts-check
/** What all five builds have in common. Types are checked by tsc alone; SWC only strips them. */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { PrecompressPlugin } from './precompress-plugin.mjs';

/** The longest a chunk may take, milliseconds; webpack's own limit is two minutes. */
const CHUNK_LIMIT_MS = 8_000;

/** @typedef {{ production: boolean, refresh?: boolean, compress?: boolean }} Mode */

/** @param {Mode} mode */
const scripts = ({ refresh = false, production }) => ({
  test: /\.[cm]?tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
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
 * Class names begin with their app and are salted with its version, so that neither two remotes nor two versions of one ever
 * style each other.
 * @param {string} app @param {string} version @param {Mode} mode
 */
const styles = (app, version, { production }) => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
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

/** antd's inner packages don't say so themselves: what a kit does not use of them may be left out (12 kB in core). */
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
      // With the version: otherwise a new version silently runs the old one's code.
      uniqueName: `taskloom-${app}-${version}`,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LIMIT_MS,
      // A module that threw is run anew by the next try, not handed out half-made.
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
      ...(refresh ? [new ReactRefreshPlugin({ library: app, overlay: false })] : []),
      ...(compress ? [new PrecompressPlugin()] : []),
    ],
    optimization: { chunkIds: production ? 'deterministic' : 'named' },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
