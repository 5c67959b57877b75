// @ts-check
import webpack from 'webpack';

/** Puts a file into the build as it is, under a name that no later step changes. */
export class ExtraFilePlugin {
  /** @param {string} name @param {string} text */
  constructor(name, text) {
    this.name = name;
    this.text = text;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ExtraFilePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'ExtraFilePlugin', stage }, () =>
        compilation.emitAsset(this.name, new webpack.sources.RawSource(this.text)),
      );
    });
  }
}
