// @ts-check
/** Builds what has changed, with Nx and its cache, and assembles the site. */
import { join } from 'node:path';
import { assemble } from '../assemble.mjs';
import { runChild, succeeded } from '../terminal/child.mjs';
import { isBuilt, noteBuilt, takeInputs } from './fingerprint.mjs';
import { root } from './root.mjs';

export const siteFolder = join(root, 'dist', 'site');

/** Settings for Nx without terminal UI, cloud, daemon and prompts. */
const nxEnvironment = { NX_TUI: 'false', NX_NO_CLOUD: 'true', NX_DAEMON: 'false', NX_INTERACTIVE: 'false' };

/**
 * @param {import('../terminal/steps.mjs').Steps} steps
 * @param {{ log?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export async function build(steps, { log, env = process.env } = {}) {
  await steps.step(
    'Build',
    async (report) => {
      if (isBuilt()) return { done: 0, cached: 0 };
      const inputs = takeInputs();
      const { ended, count } = await runNx(['run-many', '-t', 'build'], { log, env, report });
      succeeded(ended, 'The build failed.', log);
      assemble({ root });
      noteBuilt(inputs);
      return count;
    },
    ({ done, cached }) => (cached === done ? 'up to date' : `${done - cached} of ${done} parts built`),
  );
}

/** Builds only the API, for commands that need no site. @param {import('../terminal/steps.mjs').Steps} steps */
export async function buildApi(steps) {
  await steps.step('Build the API', async (report) => {
    const { ended } = await runNx(['run', 'api:build'], { report });
    succeeded(ended, 'The build of the API failed.');
  });
}

/**
 * @param {string[]} options
 * @param {{ log?: string, env?: NodeJS.ProcessEnv, report?: import('../terminal/steps.mjs').Report }} how
 */
export async function runNx(options, { log, env = process.env, report = () => {} }) {
  const count = { total: 0, done: 0, cached: 0 };
  const ended = await runChild(
    process.execPath,
    [join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js'), ...options],
    {
      cwd: root,
      env: { ...env, ...nxEnvironment },
      log,
      onLine(line) {
        countTasks(count, line);
        if (count.total > 0) report(`${count.done} of ${count.total}`);
      },
    },
  );
  return { ended, count };
}

/** Parses a line of Nx's output. @param {{ total: number, done: number, cached: number }} count @param {string} line */
function countTasks(count, line) {
  const total = /Running targets? .* for (\d+) projects?/.exec(line)?.[1];
  if (total) count.total = Number(total);
  if (/^\s*[✔✖]\s+nx run /.test(line)) count.done += 1;
  if (/\[(local|remote) cache\]|\[existing outputs match/.test(line)) count.cached += 1;
}
