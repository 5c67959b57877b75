// @ts-check
/** Finds the faults of a row: it names no test, a test that doesn't exist, or a skipped test. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/prepare/root.mjs';
import { inWords } from './table.mjs';
import { levelOfFile } from '../test/levels.mjs';
import { arePathsNamed, titlesOf } from './titles.mjs';

/**
 * @typedef {import('./table.mjs').Row} Row
 * @typedef {import('./table.mjs').Proof} Proof
 */

/** @param {Row} row @returns {string[]} */
export function faultsOf(row) {
  if (row.sentence === '') return [`${row.place}: is empty`];
  if (row.proofs.length === 0) return [`${row.place}: names no test for '${row.sentence}'`];
  return row.proofs.flatMap((proof) => {
    const fault = missing(proof);
    return fault ? [`${row.place}: ${inWords(proof)} ${fault}`] : [];
  });
}

/** @param {Proof} proof */
function missing({ file, names }) {
  if (names.length === 0) return 'names a file but no test in it';
  if (!existsSync(join(root, file))) return 'is in a file that does not exist';
  const found = titlesIn(file).filter(({ path }) => arePathsNamed(path, names));
  if (found.length === 0) return 'is not a test of this file';
  return found.every(({ skipped }) => skipped) ? 'is skipped' : undefined;
}

/**
 * Whether a test belongs to a level. Parameters may decide it: then it belongs to both.
 *
 * @param {Proof} proof
 * @param {import('../test/levels.mjs').Level} level
 */
export function isOfLevel({ file, names }, level) {
  if (levelOfFile(file) === 'long') return level === 'long';
  const tags = titlesIn(file)
    .filter(({ path }) => arePathsNamed(path, names))
    .map(({ long }) => long);
  return level === 'long' ? tags.every((long) => long === 'always') : tags.every((long) => long === 'never');
}

/** @type {Map<string, import('./titles.mjs').Title[]>} */
const read = new Map();

/** @param {string} file */
function titlesIn(file) {
  const titles = read.get(file) ?? titlesOf(file, readFileSync(join(root, file), 'utf8'));
  read.set(file, titles);
  return titles;
}
