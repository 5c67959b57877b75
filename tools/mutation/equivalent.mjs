// @ts-check
/** Mutants that no test can kill, since nothing that anybody could see is another; each with its reason. */

/** @type {{ file: RegExp, from: RegExp, because: string }[]} */
const EQUIVALENT = [];

/** @param {import('./mutants.mjs').Mutant} mutant */
export const equivalentBecause = ({ file, from }) =>
  EQUIVALENT.find((one) => one.file.test(file) && one.from.test(from))?.because;
