// @ts-check
/** Decides whether the tests for each sentence of the specification have passed. */
import { inWords } from './table.mjs';
import { arePathsNamed } from './titles.mjs';

/**
 * @typedef {import('./table.mjs').Row} Row
 * @typedef {import('./table.mjs').Proof} Proof
 * @typedef {import('./results.mjs').Ran} Ran
 */

/**
 * @param {Row[]} rows
 * @param {{ ran: Ran[], complete: boolean, isDue?: (proof: Proof) => boolean }} results of a level; `isDue`: whether a test is part
 *   of it. When the results are incomplete, tests that did not run are ignored.
 * @returns {{ proven: number, faults: string[] }}
 */
export function judge(rows, { ran, complete, isDue = () => true }) {
  const byFile = new Map(ran.map(({ file }) => [file, ran.filter((other) => other.file === file)]));
  const judged = rows.map((row) => ({
    row,
    proofs: row.proofs.filter(
      (proof) => !isNodeTest(proof.file) && isDue(proof) && (complete || byFile.has(proof.file)),
    ),
  }));
  const faults = judged.flatMap(({ row, proofs }) =>
    proofs.flatMap((proof) => {
      const fault = faultOf(proof, byFile.get(proof.file) ?? []);
      return fault ? [`${row.place}: '${row.sentence}': ${inWords(proof)} ${fault}`] : [];
    }),
  );
  return { proven: judged.filter(({ proofs }) => proofs.length > 0).length, faults };
}

/** Node's runner writes no results; the stage of a test fails with it. @param {string} file */
const isNodeTest = (file) => file.endsWith('.spec.mjs');

/** A row names a test by its name at run time or by its title in the source. @param {Proof} proof @param {Ran[]} inFile */
function faultOf({ names }, inFile) {
  const meant = inFile.filter((test) => arePathsNamed(names, test.names));
  if (meant.length === 0) return 'did not run';
  return meant.every(({ passed }) => passed) ? undefined : 'did not pass';
}
