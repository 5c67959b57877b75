// @ts-check
import { report as reportFailure } from '../../run/terminal/report-failure.mjs';

/**
 * Shows a stage as one line with its counts and its time, followed by the full output of a failed one.
 *
 * @param {import('./stages.mjs').Stage} stage
 * @param {Omit<import('./runners.mjs').Run, 'report'>} run
 * @param {import('../../run/terminal/steps.mjs').Steps} steps
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runStage(stage, run, steps) {
  /** @type {import('./runners.mjs').Result | undefined} */
  let result;
  const title = `${stage.name.padEnd(7)} ${stage.what}`;
  try {
    await steps.step(
      title,
      async (report) => {
        result = await stage.run({ ...run, report });
        if (result.failed > 0) throw new StageFailed();
        return result;
      },
      inWords,
    );
  } catch (error) {
    if (!(error instanceof StageFailed)) reportFailure(error);
  }
  const counts = result ?? { passed: 0, failed: 1 };
  if (counts.failed > 0) steps.say(`${result?.output ?? ''}\n  ${inWords(counts)}; the log is ${run.log}\n`);
  return counts;
}

class StageFailed extends Error {}

/** @param {import('./counts.mjs').Counts} counts */
function inWords({ passed, failed, skipped = 0 }) {
  const words = [`${passed} passed`];
  if (failed > 0) words.push(`${failed} failed`);
  if (skipped > 0) words.push(`${skipped} skipped`);
  return words.join(', ');
}
