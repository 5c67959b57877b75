// @ts-check
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/** Where the shell puts what the registry says of each file, by container, before it runs the entry. */
const SUMS = 'taskloomIntegrity';

/** The sum of no file at all. An attribute that is empty or malformed would let everything run. */
const NEVER = `sha384-${'A'.repeat(64)}`;

/**
 * Lazy scripts and styles of a remote run only when they are what the registry says that they are; one that it does not name
 * never does. Without sums (a development server) nothing is checked.
 */
export class ChunkIntegrityPlugin {
  /** @param {string} container */
  constructor(container) {
    this.container = JSON.stringify(container);
  }

  /** @param {string} element @param {string} url names of variables in webpack's code */
  check(element, url) {
    const file = `${url}.slice(${webpack.RuntimeGlobals.publicPath}.length).split("?")[0]`;
    return webpack.Template.asString([
      `var sums = (self.${SUMS} || {})[${this.container}];`,
      `if (sums) {`,
      webpack.Template.indent([
        `${element}.crossOrigin = "anonymous";`,
        `${element}.integrity = sums[${file}] || ${JSON.stringify(NEVER)};`,
      ]),
      `}`,
    ]);
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (code) => webpack.Template.asString([code, this.check('script', 'url')]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (code, { tag, href }) => webpack.Template.asString([code, this.check(tag, href)]),
      );
    });
  }
}
