// @ts-check
/** Detects changes since the last build by names, sizes and times, because Nx takes a second or more. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const SOURCES = ['apps', 'libs', 'services', 'tools/run/webpack', 'tools/run/assemble.mjs'];
const SETTINGS = [
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
];
const noteIn = (/** @type {string} */ base) => join(base, 'dist', '.built');

/** The fingerprint of the inputs. Take it before the build, so that changes during the build cause another one. */
export function takeInputs(base = root) {
  const settings = [process.version, process.env.BUILD_VERSION ?? ''];
  return hash([...settings, ...[...SOURCES, ...SETTINGS].flatMap((path) => facts(base, path, false))]);
}

/** The fingerprint of the outputs. @param {string} base */
const takeOutputs = (base) => hash(['dist/site', ...SOURCES].flatMap((path) => facts(base, path, true)));

export function isBuilt(base = root) {
  const note = noteIn(base);
  return existsSync(note) && readFileSync(note, 'utf8') === `${takeInputs(base)} ${takeOutputs(base)}`;
}

/** @param {string} inputs */
export function noteBuilt(inputs, base = root) {
  mkdirSync(dirname(noteIn(base)), { recursive: true });
  writeFileSync(noteIn(base), `${inputs} ${takeOutputs(base)}`);
}

/** @param {string[]} parts */
const hash = (parts) => createHash('sha256').update(parts.join('\n')).digest('hex');

/**
 * @param {string} base
 * @param {string} path relative to it
 * @param {boolean} built whether to list the outputs of builds or all other files
 * @returns {string[]}
 */
function facts(base, path, built) {
  const stat = statSync(join(base, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) {
    const isOutput = path.split('/').includes('dist');
    return isOutput === built ? [`${path} ${stat.size} ${stat.mtimeMs}`] : [];
  }
  return readdirSync(join(base, path))
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => facts(base, `${path}/${name}`, built));
}
