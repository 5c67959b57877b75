// @ts-check
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack from 'webpack';

const TEXT = /\.(js|css|html|json|svg)$/;
/** Below this size in bytes, headers cost more than compression saves. */
const WORTH = 1024;

/** @param {string | Buffer} source */
const brotli = (source) =>
  promisify(brotliCompress)(source, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
/** @param {string | Buffer} source */
const zip = (source) => promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION });

/** Writes `x.br` and `x.gz` beside each text file, so that the server doesn't compress at run time. */
export class PrecompressPlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async (assets) => {
        await Promise.all(
          Object.entries(assets).map(async ([name, asset]) => {
            const source = asset.buffer();
            if (!TEXT.test(name) || source.length < WORTH) return;
            const [br, gz] = await Promise.all([brotli(source), zip(source)]);
            compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(br));
            compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(gz));
          }),
        );
      });
    });
  }
}
