// @ts-check
/**
 * Reads the tables of docs/conformance/ and docs/asvs.md: each row is a sentence of the specification or a requirement, and
 * the tests that prove it.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/prepare/root.mjs';

/**
 * @typedef {{ file: string, names: string[] }} Proof
 * @typedef {object} Row
 * @property {string} place file and line
 * @property {string} section its heading
 * @property {string} sentence
 * @property {Proof[]} proofs
 */

const FOLDER = join('docs', 'conformance');
const ASVS = join('docs', 'asvs.md');
const ROW = /^\|(.*)\|$/;
const RULE = /^[\s|:-]+$/;

/** Returns all rows in the order of the specification, then those of the ASVS. @returns {Row[]} */
export function readTables() {
  const files = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.md'));
  const paths = [...files.sort().map((name) => join(FOLDER, name)), ASVS];
  return paths.flatMap((path) => rowsOf(path, readFileSync(join(root, path), 'utf8')));
}

/** @param {string} file @param {string} text @returns {Row[]} */
export function rowsOf(file, text) {
  /** @type {Row[]} */
  const rows = [];
  let section = '';
  for (const [index, line] of text.split('\n').entries()) {
    section = /^#+ (.+)$/.exec(line)?.[1] ?? section;
    const cells = ROW.exec(line.trim())?.[1]
      ?.split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    if (!cells || RULE.test(line) || isHead(cells)) continue;
    const sentence = cells.slice(0, -1).join(' · ');
    rows.push({ place: `${file}:${index + 1}`, section, sentence, proofs: proofsOf(cells.at(-1) ?? '') });
  }
  return rows;
}

const isHead = (/** @type {string[]} */ cells) => cells.at(-1) === 'Test';

/** @param {string} cell `file` › describe › title, one or more, separated by <br>. @returns {Proof[]} */
function proofsOf(cell) {
  return cell
    .split('<br>')
    .map((proof) => proof.trim().split(' › '))
    .filter(([file]) => file)
    .map(([file = '', ...names]) => ({ file: file.replaceAll('`', ''), names }));
}

/** Returns the number of a row's section in the specification. @param {Row} row */
export const sectionOf = ({ section }) => Number(/^(\d+)/.exec(section)?.[1] ?? 0);

/** @param {Proof} proof */
export const inWords = ({ file, names }) => [file, ...names].join(' › ');
