// @ts-check
/** The server as a process of its own: one that crashes is started again, and the database and the address stay. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';

const LONGEST_MS = 30_000;
/** A server that ran for this long has recovered from what ended it before. */
const STABLE_MS = 60_000;
const TAIL_CHARACTERS = 4_000;

/** 1 s, 2 s, 4 s, up to half a minute. @param {number} crashes in a row */
const doubling = (crashes) => Math.min(1_000 * 2 ** (crashes - 1), LONGEST_MS);

/**
 * @typedef {Error & { code?: string, syscall?: string }} Refusal why it could not start, as it said; `name` is its class
 *
 * @param {object} options
 * @param {string} options.program tells its parent `{ url }` or `{ failure }`, and ends when it is told `stop` or the channel closes
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.log a line of JSON for each crash is added to it
 * @param {(sentence: string) => void} options.say
 * @param {(refusal: Refusal) => Error} options.refuse makes the error of a first start that fails
 * @param {(crashes: number) => number} [options.backOff] milliseconds before the next start
 * @returns {Promise<{ url: string, pid: () => number | undefined, close: () => Promise<void> }>}
 */
export async function supervise({ program, env, log, say, refuse, backOff = doubling }) {
  let closing = false;
  let crashes = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let current = startOnce(program, env);
  // A terminal that has gone away must not take the server along: an error without a listener would.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const killLast = () => current.child.kill('SIGKILL');
  process.on('exit', killLast);

  const first = await current.ready;
  if ('failure' in first) {
    process.off('exit', killLast);
    throw refuse(Object.assign(new Error(first.failure.message), first.failure));
  }
  // With PORT=0 the first start chose the port; the address has to stay.
  const again = { ...env, PORT: new URL(first.url).port };

  watch();

  function watch() {
    const { ended, began } = current;
    void ended.then((reason) => {
      if (closing) return;
      crashes = Date.now() - began < STABLE_MS ? crashes + 1 : 1;
      const wait = backOff(crashes);
      record(log, reason, current.tail());
      say(`The server ended unexpectedly (${reason}). It starts again in ${wait / 1_000} s. Log: ${log}`);
      timer = setTimeout(restart, wait);
    });
  }

  function restart() {
    current = startOnce(program, again);
    watch();
    void current.ready.then((state) => {
      if ('url' in state) say(`The server runs again: ${state.url}`);
      else record(log, state.failure.message, current.tail());
    });
  }

  return {
    url: first.url,
    pid: () => current.child.pid,
    async close() {
      closing = true;
      clearTimeout(timer);
      if (current.child.connected) current.child.send('stop');
      await current.ended;
      process.off('exit', killLast);
    },
  };
}

/** @param {string} program @param {NodeJS.ProcessEnv} env */
function startOnce(program, env) {
  // A group of its own: Ctrl-C reaches the launcher alone, which tells the server.
  const detached = process.platform !== 'win32';
  const child = fork(program, [], {
    env,
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached,
  });
  let tail = '';
  child.stderr?.on('data', (chunk) => {
    process.stderr.write(chunk);
    tail = (tail + chunk).slice(-TAIL_CHARACTERS);
  });
  const ended = once(child, 'close').then(([code, signal]) => signal ?? `exit code ${code}`);
  /** @type {Promise<{ url: string } | { failure: Refusal }>} */
  const ready = Promise.race([
    once(child, 'message').then(([message]) => message),
    ended.then((reason) => ({
      failure: { name: 'Ended', message: `The server ended before it was ready (${reason}).` },
    })),
  ]);
  return { child, ended, ready, began: Date.now(), tail: () => tail };
}

/** In the form of the log's other lines. @param {string} log @param {string} reason @param {string} stderr */
function record(log, reason, stderr) {
  const line = { level: 60, time: Date.now(), msg: 'The server ended unexpectedly', reason, stderr };
  try {
    appendFileSync(log, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  } catch {
    // A full disk must not keep the server from coming back; the terminal was told.
  }
}
