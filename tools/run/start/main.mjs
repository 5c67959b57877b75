// @ts-check
/** The steps of `npm start`, one after the other. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrate, seedDemo, serverProgram, startFailure, urlForApi } from '../prepare/api.mjs';
import { build, siteFolder } from '../prepare/build.mjs';
import { writableFolder } from '../prepare/data-folder.mjs';
import { installDependencies } from '../prepare/dependencies.mjs';
import { Failure, codeOf } from '../terminal/failure.mjs';
import { report } from '../terminal/report-failure.mjs';
import { createSteps } from '../terminal/steps.mjs';
import { createShutdown } from './shutdown.mjs';
import { exposure, isPublic, readAccounts } from './exposure.mjs';
import { portFailure, requirePort } from './port.mjs';
import { supervise } from './supervisor.mjs';
import { HELP, loadDotEnv, readSettings } from './settings.mjs';

/** @param {string[]} args */
export async function main(args) {
  const steps = createSteps();
  const shutdown = createShutdown(steps);
  try {
    loadDotEnv();
    const settings = readSettings(args, process.env);
    if (settings.help) steps.say(HELP);
    else await start(settings, steps, shutdown);
  } catch (error) {
    if (shutdown.begun) return;
    report(error);
    await shutdown.failed();
  }
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('../terminal/steps.mjs').Steps} steps
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 */
async function start(settings, steps, shutdown) {
  const { host, port, dataDir } = settings;
  writableFolder(dataDir, { make: ['logs'] });
  await requirePort(host, port);
  const log = join(dataDir, 'logs', 'start.log');
  rmSync(log, { force: true });
  await installDependencies(steps, { log });
  await build(steps, { log });

  const database = await startDatabase(settings, steps, shutdown);
  const applied = (/** @type {string[]} */ names) =>
    names.length > 0 ? `${names.length} applied` : 'up to date';
  await steps.step('Migrate the database', () => migrate(database.url), applied);
  const demo = settings.demo ? await fillIn(settings, database.url, steps) : undefined;

  const env = { ...process.env, ...environmentOf(settings, await urlForApi(database)) };
  const server = await steps.step('Start the server', () =>
    supervise({
      program: serverProgram,
      env,
      log: env.LOG_FILE,
      say: steps.say,
      refuse: (refusal) =>
        refusal.syscall === 'listen' ? portFailure(refusal, host, port) : startFailure(refusal),
    }),
  );
  shutdown.whenStopping(server.close);
  const accounts = isPublic(host) ? await readAccounts(database.url) : undefined;
  announce(steps, settings, addressOf(host, server.url), demo);
  if (accounts) announceExposure(steps, host, accounts);
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('../terminal/steps.mjs').Steps} steps
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 */
async function startDatabase(settings, steps, shutdown) {
  // Imported late, because the database is one of the dependencies.
  const { openDatabase } = await import('../prepare/database.mjs');
  const database = await steps.step(
    'Start the database',
    (progress) => openDatabase(settings, progress, steps.say),
    ({ where }) => where,
  );
  shutdown.atLast(database.stop);
  return database;
}

/** @param {import('./settings.mjs').Settings} settings @param {string} databaseUrl */
function environmentOf({ host, port, dataDir, databaseUrl: external }, databaseUrl) {
  return {
    HOST: host,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_EMBEDDED: external === undefined ? '1' : '0',
    SITE_DIR: siteFolder,
    LOG_FILE: process.env.LOG_FILE || join(dataDir, 'logs', 'server.log'),
  };
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} databaseUrl
 * @param {import('../terminal/steps.mjs').Steps} steps
 */
function fillIn({ dataDir }, databaseUrl, steps) {
  return steps.step('Fill in the demo team', () =>
    seedDemo(databaseUrl).catch((error) => {
      if (codeOf(error) !== 'NOT_EMPTY') throw error;
      throw new Failure(
        `The installation in ${dataDir} is not empty, so the demo team was not added: start without --demo, or give the demo its own folder, for example DATA_DIR=.data-demo npm run demo.`,
        { code: 'NOT_EMPTY' },
      );
    }),
  );
}

/** The URL to open on this machine, also when the server listens on all addresses. @param {string} host @param {string} url */
function addressOf(host, url) {
  const { port } = new URL(url);
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * @param {import('../terminal/steps.mjs').Steps} steps
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} url
 * @param {{ email: string, password: string } | undefined} demo
 */
function announce({ paint, say }, { dataDir }, url, demo) {
  say(`\n  Taskloom is ready: ${paint.bold(paint.cyan(url))}`);
  if (demo) say(`  Sign in with ${paint.bold(demo.email)} and the password ${paint.bold(demo.password)}`);
  say(paint.dim(`  Data and logs: ${dataDir}. Ctrl-C stops it.\n`));
}

/** @param {import('../terminal/steps.mjs').Steps} steps @param {string} host @param {import('./exposure.mjs').Accounts} accounts */
function announceExposure({ paint, say }, host, accounts) {
  const [first, ...more] = exposure({ host, env: process.env, accounts });
  say(`  ${paint.bold(first ?? '')}`);
  for (const line of more) say(`  - ${line}`);
  say('');
}
