// @ts-check
/** Several API processes as one installation, with the same build as `npm start` and only different configuration. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startApi } from './api-process.mjs';
import { startNginx } from './nginx.mjs';
import { startRedis } from './redis.mjs';

/** Time for requests that the proxy's earlier worker has accepted to reach their process. */
const DRAIN_MS = 500;

/** Delay before a dead process restarts; doubles each time that it dies soon after its start. */
const RESTART_MS = 100;
const LONGEST_RESTART_MS = 30_000;
/** A process that ran this long has started successfully. */
const STEADY_MS = 60_000;

/** @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster */

/**
 * @param {object} options
 * @param {{ redis: string, nginx: string }} options.programs
 * @param {string} options.dataDir files and secrets, which all processes share
 * @param {string} options.databaseUrl
 * @param {string} options.site
 * @param {number} options.port of the proxy
 * @param {number} [options.processes]
 * @param {(words: string) => void} [options.say] called when a process died or was restarted
 * @param {NodeJS.ProcessEnv} [options.env]
 */
export async function startCluster({
  programs,
  dataDir,
  databaseUrl,
  site,
  port,
  processes = 2,
  say = () => {},
  env = {},
}) {
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
  /** @type {Awaited<ReturnType<typeof startOne>>[]} */
  const apis = [];
  let isStopping = false;
  /** @type {(() => Promise<void>) | undefined} */
  let turn;

  /** @param {number} index @param {number} [deaths] how many of its predecessors in a row died soon after their start */
  async function fill(index, deaths = 0) {
    const began = Date.now();
    const api = await startOne();
    if (isStopping) return void (await api.stop());
    apis[index] = api;
    api.died.then(() => revive(index, Date.now() - began > STEADY_MS ? 0 : deaths));
    await turn?.();
  }

  /** @param {number} index @param {number} deaths */
  async function revive(index, deaths) {
    if (isStopping) return;
    say(`${apis[index]?.name} died and is restarted.`);
    await pause(Math.min(RESTART_MS * 2 ** deaths, LONGEST_RESTART_MS), undefined, { ref: false });
    await fill(index, deaths + 1).catch(() => revive(index, deaths + 1));
  }

  // In sequence, because the first process creates the secrets that all share.
  for (let index = 0; index < processes; index += 1) await fill(index);
  const addresses = () => apis.map(({ address }) => address);
  const nginx = await startNginx(programs.nginx, folder, { port, site, apis: addresses() });
  turn = () => nginx.turnTo(addresses());

  return {
    url,
    redis,
    /** The running processes. */
    apis: () => [...apis],
    /** Replaces each process, one after another, without downtime. @param {(name: string) => void} [say] */
    async rollingRestart(say = () => {}) {
      for (const [index, old] of [...apis].entries()) {
        await fill(index);
        await pause(DRAIN_MS);
        await old.stop();
        say(`${apis[index]?.name} in place of ${old.name}`);
      }
    },
    async stop() {
      isStopping = true;
      await nginx.stop();
      await Promise.all(apis.map((api) => api.stop()));
      await redis.stop();
    },
  };
}
