// @ts-check
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** mini-css-extract-plugin's own name for "file of the style sheet of this chunk". */
const STYLE_FILE = `${RuntimeGlobals.require}.miniCssF`;

/** What the shell's loader counts up, by container, each time a load of it has failed. */
const RETRIES = 'taskloomRetries';

class RetryUrls extends RuntimeModule {
  /** @param {string} container */
  constructor(container) {
    super('taskloom retry urls', RuntimeModule.STAGE_TRIGGER);
    this.container = JSON.stringify(container);
  }

  /** @override */
  generate() {
    const { Template } = webpack;
    return Template.asString([
      `var retry = (file) => {`,
      Template.indent([
        `var times = (self.${RETRIES} || {})[${this.container}];`,
        `return times ? file + "?retry=" + times : file;`,
      ]),
      `};`,
      ...[RuntimeGlobals.getChunkScriptFilename, STYLE_FILE].map(
        (name) => `if (${name}) ${name} = ((fileOf) => (chunk) => retry(fileOf(chunk)))(${name});`,
      ),
    ]);
  }
}

/**
 * After a failed load, chunks are asked for under another URL. The first one may be stuck: a browser lets a second request for
 * a file wait for the first that hangs, and keeps a broken file for as long as its headers say.
 */
export class RetryUrlsPlugin {
  /** @param {string} container */
  constructor(container) {
    this.container = container;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RetryUrlsPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('RetryUrlsPlugin', (chunk) =>
          compilation.addRuntimeModule(chunk, new RetryUrls(this.container)),
        );
    });
  }
}
