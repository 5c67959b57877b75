// @ts-check
import { serveInside, requireTaskloom } from '../../run/dev/inside.mjs';
import { serveAlone } from '../../run/standalone/server.mjs';
import { requirePort } from '../../run/start/port.mjs';
import { Failure } from '../../run/terminal/failure.mjs';

const HOST = '127.0.0.1';

/**
 * Serves the working copy until Ctrl-C: inside an installation, or alone.
 * @param {import('../../run/terminal/steps.mjs').Steps} steps
 * @param {import('./repository.mjs').Repository} repository
 * @param {{ shell?: string, port: string }} options
 */
export async function serveHere(steps, { name }, { shell, port: text }) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure(`--port must be a number from 1 to 65535, but is "${text}".`);
  await requirePort(HOST, port);
  const url = await steps.step(`Compile ${name}`, async () => {
    const served = shell ? await inside(name, shell, port) : await serveAlone(name, { host: HOST, port });
    return served.url;
  });
  steps.say(`\n  ${name}: ${steps.paint.bold(steps.paint.cyan(url))}\n`);
  steps.say(steps.paint.dim('  Only this machine sees it. Ctrl-C stops it.'));
}

/** @param {string} name @param {string} shell @param {number} port */
async function inside(name, shell, port) {
  return serveInside([name], await installationAt(shell), port);
}

/** @param {string} shell given as `--shell` @throws {Failure} when no installation responds there */
export async function installationAt(shell) {
  if (!URL.canParse(shell) || !new URL(shell).protocol.startsWith('http'))
    throw new Failure(`--shell must be the address of an installation, but is "${shell}".`);
  const installation = new URL(new URL(shell).origin);
  await requireTaskloom(installation);
  return installation;
}
