// @ts-check
import webpack from 'webpack';

/** @typedef {{ text: string, files: Iterable<string> }} Bundle `files`: its sources */

/**
 * Bundles one script in a separate build, without chunks and without Module Federation's runtime.
 * @param {string} entry @param {webpack.WebpackOptionsNormalized} options of the main build
 * @param {webpack.Configuration} [own] options of this bundle only @returns {Promise<Bundle>}
 */
export function bundle(entry, { mode, context, resolve, module }, own = {}) {
  const compiler = webpack({
    ...{ mode, context, resolve, module, entry },
    target: ['web', 'es2022'],
    devtool: false,
    performance: false,
    ...own,
    output: { filename: 'bundle.js', ...own.output },
  });
  let text = '';
  compiler.hooks.shouldEmit.tap('bundle', ({ assets }) => {
    text = String(assets['bundle.js']?.source() ?? '');
    return false;
  });
  return new Promise((settle, fail) =>
    compiler.run((failure, stats) => {
      if (failure || !stats) return fail(failure);
      if (stats.hasErrors()) return fail(new Error(stats.toString('errors-only')));
      settle({ text, files: stats.compilation.fileDependencies });
    }),
  );
}
