// @ts-check
/** For tests: a separate installation, started as a person starts it and observed from outside. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../prepare/root.mjs';

/** @type {Set<{ child: import('node:child_process').ChildProcess, ended: Promise<unknown> }>} */
const running = new Set();

const READY = /is ready: (http\S+)/;
/** Only a start that hangs exceeds it, also on a busy machine. */
const PATIENCE_MS = 300_000;

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

  /** Waits for output that matches. @param {RegExp} pattern @returns {Promise<RegExpExecArray>} */
  const prints = (pattern) =>
    new Promise((resolve, reject) => {
      const fail = (/** @type {string} */ why) => reject(new Error(`${why} ${pattern}:\n${output}`));
      const timer = setTimeout(() => fail('It hangs and did not print'), PATIENCE_MS);
      const look = () => {
        const match = pattern.exec(output);
        if (match) settle(() => resolve(match));
      };
      const settle = (/** @type {() => void} */ then) => {
        clearTimeout(timer);
        for (const stream of [child.stdout, child.stderr]) stream.off('data', look);
        then();
      };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      look();
      ended.then(() => settle(() => fail('It ended without printing')));
    });

  return {
    child,
    ended,
    output: () => output,
    prints,
    /** @returns {Promise<string>} the address that it printed */
    ready: async () => (await prints(READY))[1] ?? '',
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

/** @param {string} url @param {string} path @param {object} body */
export const post = (url, path, body) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
