// @ts-check
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/** The global in which the shell stores the registry's checksums, by container, before it runs the entry. */
const SUMS = 'taskloomIntegrity';

/** A checksum that matches no file. With an empty or malformed attribute, browsers would run any file. */
const NEVER = `sha384-${'A'.repeat(64)}`;

/**
 * Verifies lazy scripts and styles of a remote with the registry's checksums; a file without a checksum never runs.
 * Without any checksums (a development server) nothing is verified.
 */
export class ChunkIntegrityPlugin {
  /** @param {string} container */
  constructor(container) {
    this.container = JSON.stringify(container);
  }

  /** @param {string} element @param {string} url names of variables in webpack's generated code */
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
