// @ts-check
import webpack from 'webpack';

/** Puts `remote.json` beside the build: what the remote contributes, and which version this is. */
export class RemoteFactsPlugin {
  /** @param {{ contribution: object, version: string }} facts */
  constructor({ contribution, version }) {
    this.text = `${JSON.stringify({ ...contribution, version }, null, 2)}\n`;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteFactsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'RemoteFactsPlugin', stage }, () =>
        compilation.emitAsset('remote.json', new webpack.sources.RawSource(this.text)),
      );
    });
  }
}
