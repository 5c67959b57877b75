// @ts-check
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** mini-css-extract-plugin's runtime function for the file name of a chunk's style sheet. */
const STYLE_FILE = `${RuntimeGlobals.require}.miniCssF`;

/** The global in which the shell's loader counts failed loads by container. */
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
 * Requests chunks under another URL after a failed load, because the first URL may stay broken: a browser queues a second
 * request behind one that hangs, and caches a broken file for as long as its headers allow.
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
