// @ts-check
/** Writes `@taskloom/build` without its specs, with declarations. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/prepare/root.mjs';

/** @param {string} target folder of the package */
export function writeBuild(target) {
  const source = join(root, 'libs/build');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const path of ['src', 'jest', 'assets.d.ts', 'index.d.mts', 'README.md', 'CHANGELOG.md'])
    cpSync(join(source, path), join(target, path), {
      recursive: true,
      filter: (file) => !file.endsWith('.spec.mjs'),
    });
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  const {
    private: _private,
    devDependencies: _tests,
    ...manifest
  } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
