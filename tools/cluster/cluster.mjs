// @ts-check
/** Several API processes as one installation: the same build as `npm start`, told by configuration alone. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startApi } from './api-process.mjs';
import { startNginx } from './nginx.mjs';
import { startRedis } from './redis.mjs';

/** What the proxy's earlier workers have taken reaches its process within this time. */
const DRAIN_MS = 500;

/** @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster */

/**
 * @param {object} options
 * @param {{ redis: string, nginx: string }} options.programs
 * @param {string} options.dataDir files and secrets, which all processes share
 * @param {string} options.databaseUrl
 * @param {string} options.site
 * @param {number} options.port of the proxy
 * @param {number} [options.processes]
 * @param {NodeJS.ProcessEnv} [options.env]
 */
export async function startCluster({ programs, dataDir, databaseUrl, site, port, processes = 2, env = {} }) {
  const folder = join(dataDir, 'cluster');
  mkdirSync(folder, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const redis = await startRedis(programs.redis, folder);
  let made = 0;
  const startOne = () =>
    startApi({
      folder,
      name: `api-${++made}`,
      env: {
        ...env,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        SITE_DIR: site,
        REDIS_URL: redis.url,
        TRUST_PROXY: '127.0.0.1',
        WEB_ORIGINS: [url, env.WEB_ORIGINS].filter(Boolean).join(','),
      },
    });
  // One after the other: the first makes the secrets that all share.
  let apis = [await startOne()];
  while (apis.length < processes) apis.push(await startOne());
  const addresses = () => apis.map(({ address }) => address);
  const nginx = await startNginx(programs.nginx, folder, { port, site, apis: addresses() });

  return {
    url,
    redis,
    /** The processes that run now. */
    apis: () => [...apis],
    /** A new process in place of each, one after the other; nobody notices. @param {(name: string) => void} [say] */
    async rollingRestart(say = () => {}) {
      for (const old of [...apis]) {
        const fresh = await startOne();
        apis = apis.map((api) => (api === old ? fresh : api));
        nginx.turnTo(addresses());
        await pause(DRAIN_MS);
        await old.stop();
        say(`${fresh.name} in place of ${old.name}`);
      }
    },
    /** As if its machine had lost power; another one takes its place. @param {number} index */
    async killAndReplace(index) {
      await apis[index]?.stop('SIGKILL');
      apis[index] = await startOne();
      nginx.turnTo(addresses());
    },
    async stop() {
      await nginx.stop();
      await Promise.all(apis.map((api) => api.stop()));
      await redis.stop();
    },
  };
}
