// @ts-check
/** Runs another program without printing its output, which goes to a log and to a listener for progress. */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { Failure } from './failure.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const isWindows = process.platform === 'win32';

/**
 * @typedef {{ ok: boolean, code: number | null, signal: NodeJS.Signals | null, output: string }} Ended
 *
 * @param {string} command
 * @param {string[]} options
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, log?: string, onLine?: (line: string) => void, limitMs?: number }} how
 *   `log`: a file to append the output to; `limitMs`: time limit
 * @returns {Promise<Ended>}
 */
export function runChild(command, options, { cwd, env = process.env, log, onLine = () => {}, limitMs }) {
  return new Promise((resolve, reject) => {
    // In its own process group, so that signals also reach its child processes.
    const child = spawn(command, options, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
    });
    const file = log === undefined ? undefined : createWriteStream(log, { flags: 'a' });
    file?.on('error', () => {});
    /** @type {string[]} */
    const lines = [];
    running.add(child);
    const limit =
      limitMs === undefined ? undefined : setTimeout(() => signalGroup(child, 'SIGTERM'), limitMs);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (coloured) => {
        const line = stripVTControlCharacters(coloured);
        lines.push(line);
        file?.write(`${line}\n`);
        onLine(line);
      });
    }
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      clearTimeout(limit);
      file?.end();
      resolve({ ok: code === 0, code, signal, output: lines.join('\n') });
    });
  });
}

/** @param {Ended} ended @param {string} sentence @param {string} [log] @returns {Ended} */
export function succeeded(ended, sentence, log) {
  if (ended.ok) return ended;
  const where = log === undefined ? '' : `\nThe log: ${log}`;
  throw new Failure(sentence, { details: `${lastLines(ended.output, 60)}${where}` });
}

/** Forwards a signal to all running children. @param {NodeJS.Signals} signal */
export function signalChildren(signal) {
  for (const child of running) signalGroup(child, signal);
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    if (child.pid !== undefined && !isWindows) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended in the meantime.
  }
}

/** @param {string} text @param {number} count */
function lastLines(text, count) {
  return text.split('\n').slice(-count).join('\n');
}
