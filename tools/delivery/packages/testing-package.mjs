// @ts-check
/** Writes `@taskloom/testing`: the compiled `libs/testing`, on the SDK instead of the libraries, and its command. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/prepare/root.mjs';
import { compileTo, OURS } from './compile.mjs';
import { TEST_PEERS } from './sdk.mjs';

const source = join(root, 'libs/testing');

/** @param {string} target folder of the package @param {Record<string, string>} versions of the SDK and the CLI */
export async function writeTesting(target, versions) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, 'lib'), { recursive: true });
  await compileTo({ testing: join(target, 'lib') });
  for (const [from, to] of [
    ['LICENSE', 'LICENSE'],
    ['libs/testing/README.md', 'README.md'],
    ['libs/testing/CHANGELOG.md', 'CHANGELOG.md'],
    ['tools/delivery/testing/suite.mjs', 'suite.mjs'],
  ])
    cpSync(join(root, from ?? ''), join(target, to ?? ''));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest(versions), null, 2)}\n`);
}

/** @param {Record<string, string>} versions */
function manifest(versions) {
  const {
    private: _private,
    dependencies,
    ...own
  } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const others = Object.entries(dependencies).filter(([name]) => !OURS.test(name));
  const range = (/** @type {string} */ name) => `^${versions[name]}`;
  return {
    ...own,
    engines: { node: '>=20.19' },
    bin: { 'taskloom-suite': 'suite.mjs' },
    exports: {
      '.': { types: './lib/index.d.ts', default: './lib/index.js' },
      './package.json': './package.json',
    },
    dependencies: { '@taskloom/cli': range('@taskloom/cli') },
    peerDependencies: {
      '@taskloom/sdk': range('@taskloom/sdk'),
      ...Object.fromEntries(others.map(([name, version]) => [name, `^${version}`])),
      ...TEST_PEERS,
    },
  };
}
