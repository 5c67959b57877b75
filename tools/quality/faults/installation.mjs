// @ts-check
/** An installation for fault injection: PostgreSQL and the API are behind proxies, so that their addresses stay the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApi } from '../../run/cluster/api-process.mjs';
import { startPostgres } from '../../run/postgres/index.mjs';
import { migrate } from '../../run/prepare/api.mjs';
import { TcpProxy } from './tcp-proxy.mjs';

const LIMITS = ['ALL', 'LOGIN', 'LOGIN_ACCOUNT', 'REGISTER', 'INVITE', 'SEARCH', 'UPLOAD', 'SOCKET'];

/** @typedef {Awaited<ReturnType<typeof startInstallation>>} Installation */

/** @param {string} folder @param {{ env?: NodeJS.ProcessEnv }} [options] */
export async function startInstallation(folder, { env = {} } = {}) {
  const dataDir = join(folder, 'postgres');
  // As in production: acknowledged data is on disk.
  const openPostgres = () => startPostgres({ dataDir, fsync: true });
  let postgres = await openPostgres();
  await migrate(postgres.url);
  const wire = await new TcpProxy(postgres.port).start();
  const databaseUrl = new URL(postgres.url);
  databaseUrl.port = `${wire.port}`;
  const settings = {
    ...Object.fromEntries(LIMITS.map((name) => [`RATE_${name}`, '100000000'])),
    DATABASE_URL: databaseUrl.href,
    DATABASE_EMBEDDED: '1',
    DATA_DIR: folder,
    ...env,
  };
  const openApi = (/** @type {NodeJS.ProcessEnv} */ more = {}) =>
    startApi({ folder, name: 'api', env: { ...settings, ...more } });
  let api = await openApi();
  const front = await new TcpProxy(portOf(api.url)).start();
  const turn = (/** @type {Awaited<ReturnType<typeof startApi>>} */ next) => {
    api = next;
    front.target = portOf(api.url);
  };

  return {
    url: `http://127.0.0.1:${front.port}`,
    /** For reading the stored data; bypasses the proxy. */
    databaseUrl: () => postgres.url,
    /** Between people and the API. */
    front,
    /** Between the API and PostgreSQL. */
    wire,
    pid: () => api.pid,
    async killApi() {
      await api.stop('SIGKILL');
      turn(await openApi());
    },
    /** Stops the API as an operator does and starts it again, optionally with other settings. @param {NodeJS.ProcessEnv} [more] */
    async restartApi(more) {
      await api.stop('SIGTERM');
      turn(await openApi(more));
    },
    async killPostgres() {
      const [pid] = readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      // Releases its lease, so that the last `stop` stops the next server.
      await postgres.stop();
      postgres = await openPostgres();
      wire.target = postgres.port;
    },
    async stop() {
      await api.stop();
      await front.stop();
      await wire.stop();
      await postgres.stop();
    },
  };
}

/** @param {string} url */
const portOf = (url) => Number(new URL(url).port);
