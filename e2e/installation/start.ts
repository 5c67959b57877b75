import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate, urlForApi } from '../../tools/run/prepare/api.mjs';
import { freePort } from '../../tools/run/prepare/free-port.mjs';
import { startPostgres } from '../../tools/run/postgres/index.mjs';
import { makeAdmin } from '../commands/api.js';

import { startServer } from './server.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An installation for this run alone: its own database, its own copy of the built site, free ports. */
export default async function start(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-e2e-'));
  const siteDir = join(folder, 'site');
  cpSync(join(root, 'dist/site'), siteDir, { recursive: true });
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), fsync: false });
  const end = async (): Promise<void> => {
    await postgres.stop();
    // The last files may still be written.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await migrate(postgres.url);
    const server = await startServer({
      root,
      folder,
      siteDir,
      port: await freePort(),
      databaseUrl: await urlForApi({ url: postgres.url, isEmbedded: true }),
    });
    process.env['TASKLOOM_URL'] = server.url;
    process.env['TASKLOOM_SITE'] = siteDir;
    process.env['TASKLOOM_DATABASE'] = postgres.url;
    await makeAdmin();
    return async () => {
      try {
        await server.stop();
      } finally {
        await end();
      }
    };
  } catch (error) {
    await end();
    throw error;
  }
}
