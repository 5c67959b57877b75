// @ts-check
/** Jest's global set-up: one temporary PostgreSQL for the whole run, or the one at `TEST_DATABASE_URL`. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../../tools/run/postgres/index.mjs';

export default async function startForTests() {
  if (process.env.TEST_DATABASE_URL) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'taskloom-api-test-'));
  const { url, stop } = await startPostgres({ dataDir, fsync: false });
  process.env.TEST_DATABASE_URL = url;
  Object.assign(globalThis, { testPostgres: { dataDir, stop } });
}
