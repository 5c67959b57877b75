// @ts-check
/**
 * The embedded PostgreSQL: a real server from npm, driven by its own `pg_ctl`.
 *
 * Contents of `dataDir`: `cluster/` (PostgreSQL's data and `server.log`), `password` (mode 0600) and `leases/`.
 * The server outlives a Node process that was killed; the next start finds and reuses it.
 */
import { join, resolve } from 'node:path';
import { findBinaries } from './binaries.mjs';
import { DATABASE, SUPERUSER, createCluster, readPassword } from './cluster.mjs';
import { writableFolder } from '../prepare/data-folder.mjs';
import { takeLease } from './leases.mjs';
import { reviveServer } from './revival.mjs';
import { runServer, stopServer } from './server.mjs';
import { serverUser } from './server-user.mjs';

export { DATABASE, SUPERUSER };

/**
 * Starts the server on a free port of 127.0.0.1, or reuses the running one of this folder.
 *
 * @param {{ dataDir: string, fsync?: boolean, log?: (line: string) => void, revived?: () => void }} options
 *   `fsync: false` is for throw-away data of tests only; `log` gets one line for each step; when `revived`
 *   is set, a server that dies is restarted on its port, and then `revived` is called
 * @returns {Promise<{ url: string, port: number, reused: boolean, stop: (options?: { wait: boolean }) => Promise<void> }>}
 * @throws {import('../terminal/failure.mjs').Failure} with one sentence: UNWRITABLE, NEWER_DATA, OLDER_DATA, NO_BINARIES, NO_SERVER_USER, NOT_STARTED
 */
export async function startPostgres({ dataDir, fsync = true, log = () => {}, revived }) {
  const folder = resolve(dataDir);
  const cluster = join(folder, 'cluster');
  writableFolder(folder, { make: ['leases'], use: ['cluster'] });
  const user = serverUser(cluster);
  const binaries = await findBinaries(user, log);
  const password = readPassword(folder);
  await createCluster({ cluster, password, binaries, user, fsync, log });

  const lease = takeLease(join(folder, 'leases'));
  /** @type {ReturnType<typeof reviveServer> | undefined} */
  let revival;
  try {
    const server = { cluster, binaries, user, fsync, log };
    const { port, reused } = await runServer(server);
    if (revived) revival = reviveServer({ ...server, port }, revived);
    const url = `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
    return { url, port, reused, stop: stopWhenLast };
  } catch (error) {
    lease.release();
    throw error;
  }

  /** @param {{ wait: boolean }} [options] */
  async function stopWhenLast({ wait } = { wait: true }) {
    const noMore = revival?.end();
    if (wait) await noMore;
    if (!lease.release() && wait) return;
    if (!lease.others()) await stopServer({ cluster, binaries, user }, wait);
  }
}
