// @ts-check
/** The steps of `npm run cluster`. */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { migrate, urlForApi } from '../prepare/api.mjs';
import { build, siteFolder } from '../prepare/build.mjs';
import { writableFolder } from '../prepare/data-folder.mjs';
import { installDependencies } from '../prepare/dependencies.mjs';
import { freePort } from '../prepare/free-port.mjs';
import { requirePort } from '../start/port.mjs';
import { loadDotEnv, readSettings } from '../start/settings.mjs';
import { createShutdown } from '../start/shutdown.mjs';
import { Failure } from '../terminal/failure.mjs';
import { report } from '../terminal/report-failure.mjs';
import { createSteps } from '../terminal/steps.mjs';
import { startCluster } from './cluster.mjs';
import { stopProcesses } from './process.mjs';
import { requirePrograms } from './programs.mjs';

const HELP = `Runs Taskloom as several API processes behind nginx, with Redis between them, on this machine.

  npm run cluster                    two API processes
  npm run cluster -- --processes 4   as many
  npm run cluster -- --help          this text

While it runs, "r" and Enter replaces the processes one after the other. PORT, DATA_DIR and
DATABASE_URL mean the same as for npm start. It needs the packages redis-server and nginx-light.`;

/** @param {string[]} args */
export async function main(args) {
  const steps = createSteps();
  const shutdown = createShutdown(steps);
  try {
    const { help, processes } = readFlags(args);
    if (help) return steps.say(HELP);
    loadDotEnv();
    await run(readSettings([], process.env), processes, steps, shutdown);
  } catch (error) {
    if (shutdown.begun) return;
    report(error);
    await shutdown.failed();
  }
}

/** @param {string[]} args */
function readFlags(args) {
  const options = /** @type {const} */ ({
    help: { type: 'boolean', short: 'h' },
    processes: { type: 'string', default: '2' },
  });
  const { help, processes } = parseArgs({ args, options }).values;
  const count = Number(processes);
  if (!Number.isInteger(count) || count < 1 || count > 64) {
    throw new Failure(`--processes must be a number from 1 to 64, but is "${processes}".`);
  }
  return { help, processes: count };
}

/**
 * @param {import('../start/settings.mjs').Settings} settings
 * @param {number} processes
 * @param {import('../terminal/steps.mjs').Steps} steps
 * @param {import('../start/shutdown.mjs').Shutdown} shutdown
 */
async function run(settings, processes, steps, shutdown) {
  const { host, dataDir } = settings;
  const programs = requirePrograms();
  writableFolder(dataDir, { make: ['logs'] });
  const port = settings.port || (await freePort());
  await requirePort(host, port);
  await installDependencies(steps, { log: join(dataDir, 'logs', 'cluster.log') });
  await build(steps, { log: join(dataDir, 'logs', 'cluster.log') });

  const { openDatabase } = await import('../prepare/database.mjs');
  const database = await steps.step('Start the database', (progress) =>
    openDatabase(settings, progress, steps.say),
  );
  shutdown.atLast(database.stop);
  await steps.step('Migrate the database', () => migrate(database.url));
  const databaseUrl = await urlForApi(database);
  shutdown.whenStopping(stopProcesses);
  const cluster = await steps.step(`Start Redis, ${processes} API processes and nginx`, () =>
    startCluster({
      programs,
      dataDir,
      port,
      processes,
      site: siteFolder,
      databaseUrl,
      say: steps.say,
      env: { DATABASE_EMBEDDED: settings.databaseUrl === undefined ? '1' : '0' },
    }),
  );
  shutdown.whenStopping(cluster.stop);
  steps.say(`\n  Taskloom is ready: ${steps.paint.bold(steps.paint.cyan(cluster.url))}`);
  steps.say(
    steps.paint.dim(
      `  Processes: ${cluster
        .apis()
        .map(({ url }) => url)
        .join(', ')}. Logs: ${join(dataDir, 'cluster')}.`,
    ),
  );
  steps.say(steps.paint.dim('  "r" and Enter restarts them one after the other. Ctrl-C stops it.\n'));
  restartOnDemand(cluster, steps);
}

/** @param {import('./cluster.mjs').Cluster} cluster @param {import('../terminal/steps.mjs').Steps} steps */
function restartOnDemand(cluster, steps) {
  let turn = Promise.resolve();
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line.trim() !== 'r') return;
    turn = turn
      .then(() => steps.step('Rolling restart', (say) => cluster.rollingRestart(say)))
      .catch((error) => steps.say(String(error)));
  });
}
