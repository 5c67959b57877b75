// @ts-check
import { writeFileSync } from 'node:fs';
import { isOfLevel } from './check.mjs';
import { readResults } from './results.mjs';
import { readTables } from './table.mjs';
import { judge } from './verdict.mjs';

/**
 * Checks that the tests named in docs/conformance have passed: those of the level of this run. The boundaries check that the others exist.
 *
 * @param {Pick<import('../test/runners.mjs').Run, 'folder' | 'log' | 'level'>} run
 * @returns {import('../test/runners.mjs').Result}
 */
export function judgeRun({ folder, log, level }) {
  const results = readResults(folder, level);
  const { proven, faults } = judge(readTables(), { ...results, isDue: (proof) => isOfLevel(proof, level) });
  if (proven === 0)
    return {
      passed: 0,
      failed: 1,
      output: 'Nothing has run: this stage needs the results of the stages before it.',
    };
  const output = faults.join('\n');
  writeFileSync(log, `${output}\n`);
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length, output };
}
