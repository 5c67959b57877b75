// @ts-check
/** The API during development: compiles changes and restarts the server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../prepare/free-port.mjs';
import { root } from '../prepare/root.mjs';
import { runChild } from '../terminal/child.mjs';
import { Failure } from '../terminal/failure.mjs';

const folder = join(root, 'services', 'api');
const contracts = join(root, 'libs', 'contracts');
/** Debounces changes, because an editor writes a file in several steps. */
const SETTLED_MS = 100;
const READY_MS = 60_000;

/**
 * @param {import('../start/settings.mjs').Settings} settings
 * @param {string} databaseUrl
 * @param {(line: string) => void} say
 */
export async function watchApi({ dataDir, databaseUrl: external }, databaseUrl, say) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = createServer({
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_EMBEDDED: external === undefined ? '1' : '0',
    LOG_FILE: join(dataDir, 'logs', 'api.log'),
  });
  await server.start(url);

  let stopped = false;
  /** @param {(() => Promise<void>)[]} steps */
  const again = (...steps) =>
    async function compileAndStart() {
      const began = performance.now();
      try {
        for (const step of [...steps, server.stop]) await step();
        await server.start(url);
        say(`  The API is running again after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
      } catch (error) {
        if (!stopped)
          say(`  The API: ${error instanceof Failure ? `${error.message}\n${error.details}` : error}`);
      }
    };
  const inTurn = queue();
  const watchers = [
    onChange(join(folder, 'src'), () => inTurn(again(compileApi))),
    onChange(join(folder, 'migrations'), () => inTurn(again(compileApi))),
    onChange(join(contracts, 'src'), () => inTurn(again(compileContracts))),
  ];
  return {
    url,
    async stop() {
      stopped = true;
      for (const watcher of watchers) watcher.close();
      await server.stop();
    },
  };
}

const compileContracts = () => compile('tsc', contracts, ['-p', 'tsconfig.build.json']);

async function compileApi() {
  // The API runs every migration in this folder, also those whose source was renamed or deleted.
  await rm(join(folder, 'dist', 'migrations'), { recursive: true, force: true });
  await compile('swc', folder, [
    'src',
    'migrations',
    '--out-dir',
    'dist',
    '--ignore',
    '**/*.spec.ts',
    '--quiet',
  ]);
}

/** @param {string} command @param {string} cwd @param {string[]} options */
async function compile(command, cwd, options) {
  const { ok, output } = await runChild(join(root, 'node_modules', '.bin', command), options, { cwd });
  // SWC prints its own stack after the message.
  const [message] = output.split('\n\nCaused by:');
  if (!ok)
    throw new Failure('The API does not compile; the previous build keeps running.', { details: message });
}

/** Runs the calls one after another, in order. */
function queue() {
  let last = Promise.resolve();
  return (/** @type {() => Promise<void>} */ work) => void (last = last.then(work));
}

/** Calls back after each burst of changes. @param {string} path @param {() => void} changed */
function onChange(path, changed) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  return watch(path, { recursive: true }, (_, name) => {
    if (!name?.endsWith('.ts') || name.endsWith('.spec.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLED_MS);
  });
}

/** The server as a process that can be restarted. @param {NodeJS.ProcessEnv} env */
function createServer(env) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  return {
    /** @param {string} url */
    async start(url) {
      const started = spawn(process.execPath, ['--enable-source-maps', join('dist', 'src', 'main.js')], {
        cwd: folder,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child = started;
      let complaint = '';
      started.stderr.on('data', (chunk) => (complaint = `${complaint}${chunk}`.slice(-4000)));
      const deadline = Date.now() + READY_MS;
      while (!(await fetch(`${url}/api/health/ready`).catch(() => undefined))?.ok) {
        if (started.exitCode !== null || Date.now() > deadline) {
          throw new Failure('The API did not start.', { details: complaint });
        }
        await pause(50);
      }
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
