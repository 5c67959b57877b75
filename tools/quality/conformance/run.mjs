// @ts-check
import { writeFileSync } from 'node:fs';
import { readResults } from './results.mjs';
import { readTables } from './table.mjs';
import { judge } from './verdict.mjs';

/**
 * Checks that the tests named in docs/conformance have passed.
 *
 * @param {Pick<import('../test/stages.mjs').Run, 'folder' | 'log'>} run
 * @returns {import('../test/stages.mjs').Result}
 */
export function judgeRun({ folder, log }) {
  const { proven, faults } = judge(readTables(), readResults(folder));
  if (proven === 0)
    return {
      passed: 0,
      failed: 1,
      output: 'Nothing has run: this stage needs the results of unit, api, e2e, remotes and deploys.',
    };
  const output = faults.join('\n');
  writeFileSync(log, `${output}\n`);
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length, output };
}
