// @ts-check
/**
 * `npm run bench:web`: measures load times in a real browser with the demo data and a board of 1,000 tasks. It requires Chromium, and
 * installs and builds what is missing. `-- --rounds 3` makes 3 visits of each kind instead of 5.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../../run/chromium.mjs';
import { killAll, start } from '../../../run/start/installation.mjs';
import { report } from '../../../run/terminal/report-failure.mjs';
import { createSteps } from '../../../run/terminal/steps.mjs';
import { prepareWorld } from './world.mjs';

const RATES = ['ALL', 'LOGIN', 'LOGIN_ACCOUNT', 'REGISTER'];

async function main() {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const rounds = Number(values.rounds);
  const steps = createSteps();
  const data = mkdtempSync(join(tmpdir(), 'taskloom-bench-web-'));
  const limits = Object.fromEntries(RATES.map((name) => [`RATE_${name}`, '100000']));
  const demo = start({ DATA_DIR: data, ...limits }, { flags: ['--demo'] });
  try {
    const url = await steps.step('Start a separate demo', () => demo.ready());
    const world = await steps.step('Create a board of 1,000 tasks', () => prepareWorld(url));
    const executablePath = await findChromium();
    // Imported late: on a new machine the first start installs the packages.
    const { openBrowser } = await import('./browser.mjs');
    const { measureVisits } = await import('./visits.mjs');
    const { measureHands } = await import('./hands.mjs');
    const browser = await openBrowser(executablePath);
    try {
      const visits = await steps.step('Visit', () => measureVisits(browser, world, rounds));
      const hands = await steps.step('Drag, type and switch', () => measureHands(browser, world, rounds));
      console.log(`\n${[...visits, '', ...hands].join('\n')}`);
      console.log(
        `\nLoad of the machine at the end: ${loadavg()
          .map((each) => each.toFixed(1))
          .join(', ')}`,
      );
    } finally {
      await browser.close();
    }
  } finally {
    await demo.stop();
    await killAll();
    rmSync(data, { recursive: true, force: true });
  }
}

main().catch(report);
