// @ts-check
/** The steps of `npm run standalone`. They need neither API nor database, because the remote has its own sample data. */
import { remoteNames } from '../dev/answer.mjs';
import { installDependencies } from '../prepare/dependencies.mjs';
import { requirePort } from '../start/port.mjs';
import { loadDotEnv, readSettings } from '../start/settings.mjs';
import { createShutdown } from '../start/shutdown.mjs';
import { Failure } from '../terminal/failure.mjs';
import { report } from '../terminal/report-failure.mjs';
import { createSteps } from '../terminal/steps.mjs';

const help = () => `Serves one remote by itself, in a mock shell, with sample data: no API, no database.
A change of its code shows without a reload.

  npm run standalone ${(remoteNames()[0] ?? 'NAME').padEnd(14)} there are ${remoteNames().join(', ')}
  PORT=4000 npm run standalone …  on another port than 3000`;

/** @param {string[]} args */
export async function main(args) {
  const steps = createSteps();
  const shutdown = createShutdown(steps);
  try {
    if (args.some((arg) => ['-h', '--help'].includes(arg))) return steps.say(help());
    const name = chosen(args);
    loadDotEnv();
    const settings = readSettings([], process.env);
    await requirePort(settings.host, settings.port);
    await installDependencies(steps);
    const { serveAlone } = await import('./server.mjs');
    const alone = await steps.step(`Compile ${name}`, () => serveAlone(name, settings));
    shutdown.whenStopping(alone.stop);
    steps.say(`\n  ${name} alone: ${steps.paint.bold(steps.paint.cyan(alone.url))}\n`);
  } catch (error) {
    if (shutdown.begun) return;
    report(error);
    await shutdown.failed();
  }
}

/** @param {string[]} args */
function chosen(args) {
  const [name, ...more] = args;
  if (name === undefined || more.length > 0) throw new Failure(`Name one remote.\n\n${help()}`);
  if (!remoteNames().includes(name)) throw new Failure(`There is no remote "${name}".\n\n${help()}`);
  return name;
}
