// @ts-check
/** The steps of `npm run dev`. Named remotes are compiled at each change; the others are built once. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runNx } from '../prepare/build.mjs';
import { migrate, urlForApi } from '../prepare/api.mjs';
import { writableFolder } from '../prepare/data-folder.mjs';
import { installDependencies } from '../prepare/dependencies.mjs';
import { requirePort } from '../start/port.mjs';
import { loadDotEnv, readSettings } from '../start/settings.mjs';
import { createShutdown } from '../start/shutdown.mjs';
import { succeeded } from '../terminal/child.mjs';
import { Failure } from '../terminal/failure.mjs';
import { report } from '../terminal/report-failure.mjs';
import { createSteps } from '../terminal/steps.mjs';
import { remoteNames } from './answer.mjs';

const help =
  () => `Serves Taskloom for working on it: a change of the shell or of a named remote shows without a reload,
a change of the API restarts it.

  npm run dev                      the shell and the API
  npm run dev projects calendar    these remotes too; there are ${remoteNames().join(', ')}

  npm run dev calendar -- --shell https://taskloom.example
                                   this remote inside an installation that runs elsewhere: it is visible on this
                                   machine only, with the data and rights of the signed-in person; the installation does not change`;

/** @param {string[]} args */
export async function main(args) {
  const steps = createSteps();
  const shutdown = createShutdown(steps);
  try {
    const { names, shell, wantsHelp } = readArgs(args);
    if (wantsHelp) return steps.say(help());
    loadDotEnv();
    const settings = readSettings([], process.env);
    if (shell) await devInside(names, shell, settings, steps, shutdown);
    else await dev(names, settings, steps, shutdown);
  } catch (error) {
    if (shutdown.begun) return;
    report(error);
    await shutdown.failed();
  }
}

/** @param {string[]} args */
export function readArgs(args) {
  const options = /** @type {const} */ ({ shell: { type: 'string' }, help: { type: 'boolean', short: 'h' } });
  const { values, positionals: names } = readFlags();
  const unknown = names.filter((name) => !remoteNames().includes(name));
  if (unknown.length > 0) throw new Failure(`There is no remote "${unknown.join(', ')}".\n\n${help()}`);
  const shell = values.shell === undefined ? undefined : originOf(values.shell);
  if (shell && names.length === 0) throw new Failure(`Name the remote to work on.\n\n${help()}`);
  return { names, shell, wantsHelp: values.help === true };

  function readFlags() {
    try {
      return parseArgs({ args, options, allowPositionals: true });
    } catch (error) {
      throw new Failure(`${error instanceof Error ? error.message : error}\n\n${help()}`);
    }
  }
}

/** @param {string} text */
function originOf(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return new URL(url.origin);
  throw new Failure(`--shell must be the address of an installation, but is "${text}".`);
}

/**
 * @param {string[]} live names of the remotes to work on
 * @param {URL} shell an installation that runs elsewhere
 * @param {import('../start/settings.mjs').Settings} settings
 * @param {import('../terminal/steps.mjs').Steps} steps
 * @param {import('../start/shutdown.mjs').Shutdown} shutdown
 */
async function devInside(live, shell, { port }, steps, shutdown) {
  await requirePort('127.0.0.1', port);
  await installDependencies(steps);
  const { requireTaskloom, serveInside } = await import('./inside.mjs');
  await steps.step(`Check ${shell.origin}`, () => requireTaskloom(shell));
  const pages = await steps.step(`Compile ${live.join(', ')}`, () => serveInside(live, shell, port));
  shutdown.whenStopping(async () => void (await pages.stop()));
  steps.say(
    `\n  ${shell.host} with your ${live.join(', ')}: ${steps.paint.bold(steps.paint.cyan(pages.url))}`,
  );
  steps.say(steps.paint.dim(`  Only this browser sees it. Ctrl-C stops it.\n`));
}

/**
 * @param {string[]} live names of the remotes to work on
 * @param {import('../start/settings.mjs').Settings} settings
 * @param {import('../terminal/steps.mjs').Steps} steps
 * @param {import('../start/shutdown.mjs').Shutdown} shutdown
 */
async function dev(live, settings, steps, shutdown) {
  writableFolder(settings.dataDir, { make: ['logs'] });
  await requirePort(settings.host, settings.port);
  await installDependencies(steps);
  await steps.step('Build the other remotes', (progress) => buildOthers(live, progress));

  const { openDatabase } = await import('../prepare/database.mjs');
  const database = await steps.step('Start the database', (progress) => openDatabase(settings, progress));
  shutdown.atLast(database.stop);
  await steps.step('Migrate the database', () => migrate(database.url));

  const databaseUrl = await urlForApi(database);
  const { watchApi } = await import('./api.mjs');
  const api = await steps.step('Start the API', () => watchApi(settings, databaseUrl, steps.say));
  const { servePages } = await import('./pages.mjs');
  const pages = await steps.step('Compile the pages', () => servePages(settings, live, api.url));
  shutdown.whenStopping(async () => {
    await Promise.all([pages.stop(), api.stop()]);
  });
  const names = ['the shell', ...live, 'the API'].join(', ');
  steps.say(`\n  Taskloom is ready: ${steps.paint.bold(steps.paint.cyan(pages.url))}`);
  steps.say(
    steps.paint.dim(`  Change ${names}. Logs: ${join(settings.dataDir, 'logs')}. Ctrl-C stops it.\n`),
  );
}

/** @param {string[]} live @param {import('../terminal/steps.mjs').Report} progress */
async function buildOthers(live, progress) {
  const remotes = remoteNames().filter((name) => !live.includes(name));
  const projects = ['contracts', 'api', ...remotes.map((name) => `${name}-mfe`)];
  const { ended } = await runNx(['run-many', '-t', 'build', '-p', projects.join(',')], { report: progress });
  succeeded(ended, 'The build failed.');
}
