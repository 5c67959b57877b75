// @ts-check
/** Mutants that no test can kill, because they don't change the observable behaviour, each with its reason. */

/** @type {{ file: RegExp, from: RegExp, because: string }[]} */
const EQUIVALENT = [
  {
    file: /team\/invitations\.service\.ts$/,
    from: /if \(!invite\) throw notFound/,
    because: 'the team is locked, so the pending invitation that the previous statement found still exists',
  },
  {
    file: /realtime\/client-events\.service\.ts$/,
    from: /if \(!projectId\) return refused\(404\);/,
    because: 'no project has the id NULL, so the check who may join it ends in the same 404',
  },
];

/** @param {import('./mutants.mjs').Mutant} mutant */
export const equivalentBecause = ({ file, from }) =>
  EQUIVALENT.find((one) => one.file.test(file) && one.from.test(from))?.because;
