// @ts-check
/**
 * The embedded PostgreSQL: a real server from npm, driven by its own `pg_ctl`.
 *
 * What stands in `dataDir`: `cluster/` (PostgreSQL's data and `server.log`), `password` (mode 0600) and `leases/`.
 * The server outlives a Node process that was killed; the next start finds it and takes it over.
 */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBinaries } from './binaries.mjs';
import { DATABASE, SUPERUSER, createCluster, readPassword } from './cluster.mjs';
import { Failure, codeOf } from '../terminal/failure.mjs';
import { takeLease } from './leases.mjs';
import { runServer, stopServer } from './server.mjs';
import { serverUser } from './server-user.mjs';

export { DATABASE, SUPERUSER };

/**
 * Starts the server on a free port of 127.0.0.1, or takes over the live one of this folder.
 *
 * @param {{ dataDir: string, fsync?: boolean, log?: (line: string) => void }} options
 *   `fsync: false` is for throw-away data of tests only; `log` hears what is being done, one line at a time
 * @returns {Promise<{ url: string, port: number, reused: boolean, stop: () => Promise<void> }>}
 * @throws {Failure} with one sentence: UNWRITABLE, NEWER_DATA, OLDER_DATA, NO_BINARIES, NO_SERVER_USER, NOT_STARTED
 */
export async function startPostgres({ dataDir, fsync = true, log = () => {} }) {
  const folder = resolve(dataDir);
  const cluster = join(folder, 'cluster');
  makeWritable(folder, cluster);
  const user = serverUser(cluster);
  const binaries = await findBinaries(user, log);
  const password = readPassword(folder);
  await createCluster({ cluster, password, binaries, user, fsync, log });

  const lease = takeLease(join(folder, 'leases'));
  try {
    const { port, reused } = await runServer({ cluster, binaries, user, fsync, log });
    const url = `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
    return { url, port, reused, stop: stopWhenLast };
  } catch (error) {
    lease.release();
    throw error;
  }

  async function stopWhenLast() {
    if (!lease.release()) return;
    if (!lease.others()) await stopServer({ cluster, binaries, user });
  }
}

/** @param {string} folder @param {string} cluster */
function makeWritable(folder, cluster) {
  const leases = join(folder, 'leases');
  try {
    mkdirSync(leases, { recursive: true });
    for (const used of [folder, leases, cluster]) {
      if (existsSync(used)) accessSync(used, constants.R_OK | constants.W_OK);
    }
  } catch (error) {
    throw new Failure(
      `The data folder ${folder} cannot be written (${codeOf(error)}): give this user the right to write there, or choose another folder with DATA_DIR.`,
      { code: 'UNWRITABLE', cause: error },
    );
  }
}
