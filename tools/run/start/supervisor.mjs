// @ts-check
/** Runs the server as a separate process and restarts it after a crash, with the same database and address. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';

const LONGEST_MS = 30_000;
/** After this uptime, earlier crashes no longer count. */
const STABLE_MS = 60_000;
const TAIL_CHARACTERS = 4_000;

/** 1 s, 2 s, 4 s, up to half a minute. @param {number} crashes in a row */
const doubling = (crashes) => Math.min(1_000 * 2 ** (crashes - 1), LONGEST_MS);

/**
 * @typedef {Error & { code?: string, syscall?: string }} Refusal the error with which it failed to start; `name` is its class
 *
 * @param {object} options
 * @param {string} options.program sends its parent `{ url }` or `{ failure }`, and ends on the message `stop` or when the channel closes
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.log gets a line of JSON for each crash
 * @param {(sentence: string) => void} options.say
 * @param {(refusal: Refusal) => Error} options.refuse creates the error for a failed first start
 * @param {(crashes: number) => number} [options.backOff] milliseconds before the next start
 * @returns {Promise<{ url: string, pid: () => number | undefined, close: () => Promise<void> }>}
 */
export async function supervise({ program, env, log, say, refuse, backOff = doubling }) {
  let closing = false;
  let crashes = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let current = startOnce(program, env);
  // Without a listener, the error of a closed terminal would end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const killLast = () => current.child.kill('SIGKILL');
  process.on('exit', killLast);

  const first = await current.ready;
  if ('failure' in first) {
    process.off('exit', killLast);
    throw refuse(Object.assign(new Error(first.failure.message), first.failure));
  }
  // With PORT=0 the first start chose the port; restarts must keep the address.
  const again = { ...env, PORT: new URL(first.url).port };

  watch();

  function watch() {
    const { ended, began } = current;
    void ended.then((reason) => {
      if (closing) return;
      crashes = Date.now() - began < STABLE_MS ? crashes + 1 : 1;
      const wait = backOff(crashes);
      record(log, reason, current.tail());
      say(`The server ended unexpectedly (${reason}). It restarts in ${wait / 1_000} s. Log: ${log}`);
      timer = setTimeout(restart, wait);
    });
  }

  function restart() {
    current = startOnce(program, again);
    watch();
    void current.ready.then((state) => {
      if ('url' in state) say(`The server is running again: ${state.url}`);
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
  // In its own process group, so that Ctrl-C reaches only the launcher, which stops the server.
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
    // A full disk must not prevent the restart; the terminal shows the reason.
  }
}
