// @ts-check
/** The steps of `npm run screens`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../run/chromium.mjs';
import { killAll, start } from '../../run/start/installation.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { createSteps } from '../../run/terminal/steps.mjs';
import { albumPage } from './album-page.mjs';
import { takePictures } from './camera.mjs';
import { prepare } from './people.mjs';
import { scenes } from './scenes/index.mjs';
import { HELP, readSettings } from './settings.mjs';

/** Raised rate limits, because all requests come from one address in a short time. */
const RATES = ['ALL', 'LOGIN', 'LOGIN_ACCOUNT', 'REGISTER', 'INVITE', 'SEARCH', 'UPLOAD', 'SOCKET'];

/** @param {string[]} args */
export async function main(args) {
  const settings = readSettings(args);
  const steps = createSteps();
  if (settings.help) return steps.say(HELP);
  const wanted = scenes.filter(
    ({ name }) => settings.only.length === 0 || settings.only.some((part) => name.includes(part)),
  );
  if (wanted.length === 0)
    throw new Failure(`There is no such screen. There are: ${scenes.map(({ name }) => name).join(', ')}.`);

  const data = mkdtempSync(join(tmpdir(), 'taskloom-screens-'));
  const demo = start({ DATA_DIR: data, ...rates() }, { flags: ['--demo'] });
  const leave = () => void demo.stop().then(() => process.exit(130));
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    const url = await steps.step('Start a separate demo', () => demo.ready());
    const executablePath = await findChromium();
    const world = await steps.step('Prepare people and files', () => prepare(url));
    mkdirSync(settings.folder, { recursive: true });
    const { pictures, missed } = await steps.step(
      'Take the screenshots',
      (report) => takePictures({ world, scenes: wanted, settings, executablePath, report }),
      (taken) => `${taken.pictures.length} pictures`,
    );
    writeFileSync(join(settings.folder, 'index.html'), albumPage(pictures));
    for (const line of missed) steps.say(`  ${steps.paint.red('✗')} ${line}`);
    steps.say(`\n  ${steps.paint.bold(join(settings.folder, 'index.html'))}\n`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await demo.stop();
    await killAll();
    rmSync(data, { recursive: true, force: true });
  }
}

const rates = () => Object.fromEntries(RATES.map((name) => [`RATE_${name}`, '100000']));
