// @ts-check
/**
 * `npm run test:faults`: the long form. Runs random faults under eight writers, the simultaneous reconnection of many sockets, and a
 * shutdown under load, and checks the history of each.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApi } from '../../run/prepare/build.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { report } from '../../run/terminal/report-failure.mjs';
import { createSteps } from '../../run/terminal/steps.mjs';
import { reconnectCrowd } from './crowd.mjs';
import { endUnderLoad } from './end-under-load.mjs';
import { FAULTS } from './faults.mjs';
import { startInstallation } from './installation.mjs';
import { tryOut } from './trial.mjs';

const KILLS = ['the API is killed', 'PostgreSQL is killed'];
const SOCKETS = 1_000;

/** A pseudo-random sequence that a seed reproduces (mulberry32). @param {number} seed @returns {() => number} from 0 to 1 */
function sequence(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {number} kills @param {() => number} random */
function plan(kills, random) {
  const pick = (/** @type {string[]} */ names) => names[Math.floor(random() * names.length)] ?? '';
  const others = Object.keys(FAULTS).filter((name) => !KILLS.includes(name));
  return [...Array.from({ length: kills }, () => pick(KILLS)), ...others].sort(() => random() - 0.5);
}

/** Reports the problems. Keeps the folder, because the API's log explains them. @param {string[]} problems @param {string} folder */
const brokenPromises = (problems, folder) =>
  new Failure(`Violations:\n${problems.slice(0, 50).join('\n')}\nThe data and the log are in ${folder}`);

async function main() {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '100' },
      seed: { type: 'string', default: `${Date.now() % 1e6}` },
    },
  });
  const steps = createSteps();
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-faults-'));
  steps.say(`Seed ${values.seed}: repeat the same faults with --seed ${values.seed}.`);
  await buildApi(steps);
  const installation = await steps.step('Start an installation', () => startInstallation(folder));
  try {
    const faults = plan(Number(values.kills), sequence(Number(values.seed)));
    const problems = await steps.step(`${faults.length} faults under 8 writers`, async (progress) => {
      let n = 0;
      const tried = await tryOut(installation, faults, (name) => progress(`${++n}: ${name}`));
      steps.say(`  ${tried.writes} writes, ${tried.repeated} of them sent more than once`);
      return tried.problems;
    });
    problems.push(
      ...(await steps.step(`${SOCKETS} sockets reconnect at once`, () =>
        reconnectCrowd(installation, SOCKETS),
      )),
    );
    problems.push(
      ...(await steps.step('Shut down under 200 requests per second', () => endUnderLoad(installation))),
    );
    if (problems.length > 0) throw brokenPromises(problems, folder);
    steps.say('No write was lost, repeated or incomplete, and every client agrees with the server.');
  } finally {
    await installation.stop();
  }
  rmSync(folder, { recursive: true, force: true });
}

main().catch(report);
