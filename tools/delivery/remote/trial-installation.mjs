// @ts-check
/** An installation of the last build with its own database and its own copy of the site, to try remotes in it and for tests of commands. */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, startServer, urlForApi } from '../../run/prepare/api.mjs';
import { root } from '../../run/prepare/root.mjs';
import { startPostgres } from '../../run/postgres/index.mjs';
import { removeFolder } from '../../run/prepare/remove-folder.mjs';

/** @param {(site: string) => Promise<void>} [prepare] changes the copy of the site before it is served */
export async function startInstallation(prepare) {
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-installation-'));
  const site = join(folder, 'site');
  cpSync(join(root, 'dist/site'), site, { recursive: true });
  await prepare?.(site);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), fsync: false });
  await migrate(postgres.url);
  const server = await startServer({
    ...process.env,
    DATABASE_URL: await urlForApi({ url: postgres.url, isEmbedded: true }),
    DATABASE_EMBEDDED: '1',
    DATA_DIR: folder,
    SITE_DIR: site,
    PORT: '0',
    LOG_LEVEL: 'silent',
  });
  return {
    url: server.url,
    databaseUrl: postgres.url,
    site,
    async stop() {
      await server.close();
      await postgres.stop();
      removeFolder(folder);
    },
  };
}
