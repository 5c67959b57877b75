// @ts-check
/** For tests: a separate installation, started as a person starts it and observed from outside. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../prepare/root.mjs';

/** @type {Set<{ child: import('node:child_process').ChildProcess, ended: Promise<unknown> }>} */
const running = new Set();

const READY = /is ready: (http\S+)/;

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {{ flags?: string[], npm?: boolean }} [how] `npm`: start it through npm
 */
export function start(env, { flags = [], npm = false } = {}) {
  const clean = {
    ...process.env,
    npm_lifecycle_event: undefined,
    DATABASE_URL: undefined,
    PORT: '0',
    ...env,
  };
  const child = npm
    ? spawn('npm', ['start', '--', ...flags], { cwd: root, env: clean })
    : spawn(process.execPath, [join(root, 'tools/run/start.mjs'), ...flags], { cwd: root, env: clean });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), output }));
  running.add({ child, ended });

  return {
    child,
    ended,
    output: () => output,
    /** @returns {Promise<string>} the address that it printed */
    ready: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const url = READY.exec(output)?.[1];
          if (url) resolve(url);
        };
        child.stdout.on('data', look);
        look();
        ended.then(() => reject(new Error(`It ended before it was ready:\n${output}`)));
      }),
    /** @param {NodeJS.Signals} signal */
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** Cleans up after a failed test. */
export async function killAll() {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
}
