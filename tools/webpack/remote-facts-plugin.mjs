// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import webpack from 'webpack';

/** As `integrity` attributes take it. @param {string | Buffer} content */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Of the sources, where they lie in version control. */
function commit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** @param {string} name of a package at the workspace's root */
const versionOf = (name) => {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return String(JSON.parse(readFileSync(file, 'utf8')).version);
};

/** @param {Buffer} content */
const fileOf = (content) => ({
  integrity: integrityOf(content),
  size: content.length,
});

/**
 * Writes `remote.json`: what the remote contributes, which version this is, and the size and SHA-384 of every file. It comes last, when
 * no file changes any more.
 */
export class RemoteFactsPlugin {
  /** @param {{ name: string, version: string }} facts */
  constructor(facts) {
    this.facts = facts;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteFactsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteFactsPlugin', stage }, (assets) => {
        const text = JSON.stringify(this.artefact(assets), null, 2);
        compilation.emitAsset('remote.json', new webpack.sources.RawSource(text));
      });
    });
  }

  /** @param {Record<string, webpack.sources.Source>} assets */
  artefact(assets) {
    const files = Object.entries(assets)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, source]) => [path, fileOf(source.buffer())]);
    return {
      ...this.facts,
      files: Object.fromEntries(files),
      tools: {
        node: process.versions.node,
        webpack: webpack.version,
        '@module-federation/enhanced': versionOf('@module-federation/enhanced'),
        '@swc/core': versionOf('@swc/core'),
      },
      commit: commit(),
    };
  }
}
