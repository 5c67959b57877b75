// @ts-check
/**
 * Finds a Chromium for the browser tests: the path in CHROMIUM_PATH, otherwise an installed one, otherwise Playwright's
 * own, otherwise the distribution's package. `node tools/run/chromium.mjs` prints its path.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './prepare/root.mjs';
import { runChild } from './terminal/child.mjs';
import { codeOf, Failure } from './terminal/failure.mjs';
import { report as reportFailure } from './terminal/report-failure.mjs';

/** Headless shell first: the full browser loads 400 modules of its address bar's menu with every page. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * @param {{ env?: NodeJS.ProcessEnv, log?: string, report?: (words: string) => void }} [options]
 * @returns {Promise<string>} path of a Chromium that runs here
 */
export async function findChromium({ env = process.env, log, report = () => {} } = {}) {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Failure(`CHROMIUM_PATH is ${named}, but no Chromium runs there: correct it, or remove it.`);
  }
  const there = installed(env) ?? (await fromPlaywright());
  if (there) return there;
  for (const install of [downloadPlaywrights, installPackage]) {
    report('installing one');
    const path = await install({ env, log });
    if (path) return path;
  }
  throw new Failure(
    'There is no Chromium, and none could be installed: install the package "chromium", or set CHROMIUM_PATH to one.',
    { code: 'NO_CHROMIUM' },
  );
}

/** For tests that are skipped where there is no Chromium. @returns {Promise<string | undefined>} */
export const chromiumIfAny = () =>
  findChromium().catch((error) => {
    if (codeOf(error) === 'NO_CHROMIUM') return undefined;
    throw error;
  });

/** @param {NodeJS.ProcessEnv} env */
function installed(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, ...ELSEWHERE].find(runs);
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && runs(path) ? path : undefined;
}

/** @param {{ env: NodeJS.ProcessEnv, log?: string }} how */
async function downloadPlaywrights({ env, log }) {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' };
  await runChild(process.execPath, [playwright, 'install', '--no-shell', 'chromium'], {
    cwd: root,
    env: { ...patience, ...env },
    log,
  });
  return fromPlaywright();
}

/** @param {{ env: NodeJS.ProcessEnv, log?: string }} how */
async function installPackage({ env, log }) {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  const rights = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const how = { cwd: root, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, log };
  /** @param {string[]} options */
  const aptGet = async (options) => {
    const [command = '', ...rest] = [...rights, 'apt-get', ...options];
    await runChild(command, rest, how).catch(() => undefined);
  };
  await aptGet(['update']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await aptGet(['install', '-y', '--no-install-recommends', name, 'fonts-liberation']);
    const there = installed(env) ?? (await fromPlaywright());
    if (there) return there;
  }
  return undefined;
}

/** Starts it, because Playwright's build exists but doesn't start without the system's libraries. @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ['--no-sandbox', '--version'], { timeout: 20_000 }).status === 0;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  findChromium().then(console.log, reportFailure);
}
