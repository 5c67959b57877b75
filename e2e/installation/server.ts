import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';

interface Options {
  root: string;
  folder: string;
  port: number;
  databaseUrl: string;
  siteDir: string;
  /** More settings. */
  env?: NodeJS.ProcessEnv;
}

/** A start takes 2 s; on a machine whose cores are taken by other browsers it took more than 30. */
export const START_MS = 120_000;

/** Raised rate limits: the API's own tests check the real ones. */
const rates = Object.fromEntries(
  ['ALL', 'LOGIN', 'LOGIN_ACCOUNT', 'REGISTER', 'INVITE', 'SEARCH', 'UPLOAD', 'SOCKET'].map((name) => [
    `RATE_${name}`,
    '100000',
  ]),
);

/** The limit of one request: a server without a response is asked again. */
const ANSWER_MS = 10_000;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })).ok;
  } catch {
    return false;
  }
};

/** By itself or by a signal. */
const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const whenReady = async (url: string, server: ChildProcess): Promise<void> => {
  const deadline = Date.now() + START_MS;
  while (!(await answers(`${url}/api/health/ready`))) {
    if (isOver(server))
      throw new Error(`The API ended with ${server.exitCode ?? server.signalCode} before it was ready.`);
    if (Date.now() > deadline) throw new Error('The API did not become ready.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** The API as a separate process, like `npm start`; its log is beside its data. */
export const startServer = async ({ root, folder, port, databaseUrl, siteDir, env }: Options) => {
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(root, 'services/api/dist/src/main.js')], {
    env: {
      ...process.env,
      ...rates,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      DATABASE_EMBEDDED: '1',
      // Browsers take the cores from it; the API's own tests check what an outage does.
      DATABASE_TIMEOUT_MS: '15000',
      DATA_DIR: folder,
      SITE_DIR: siteDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(join(folder, 'api.log'), { flags: 'a' });
  server.stdout.pipe(log, { end: false });
  server.stderr.pipe(log, { end: false });
  const stop = async (): Promise<void> => {
    if (isOver(server)) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await whenReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
};
