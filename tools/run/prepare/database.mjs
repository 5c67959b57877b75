// @ts-check
/** The database of an installation: the embedded one in its data folder, or the one that DATABASE_URL names. */
import { join } from 'node:path';
import { startPostgres } from '../postgres/index.mjs';
import { Failure, codeOf } from '../terminal/failure.mjs';

const OLDEST = 15;

/**
 * @typedef {{ url: string, isEmbedded: boolean, where: string, stop: (options?: { wait: boolean }) => Promise<void> }} Database
 *
 * @param {{ dataDir: string, databaseUrl?: string }} settings
 * @param {(line: string) => void} log
 * @param {(line: string) => void} [say] when set, an embedded server that dies is restarted, and this gets a line about it
 * @returns {Promise<Database>}
 */
export async function openDatabase({ dataDir, databaseUrl }, log, say) {
  if (databaseUrl === undefined) {
    const revived = say && (() => say('The database died and was restarted.'));
    const { url, stop } = await startPostgres({ dataDir: join(dataDir, 'postgres'), log, revived });
    return { url, isEmbedded: true, where: 'embedded', stop };
  }
  const where = await checkExternal(databaseUrl);
  return { url: databaseUrl, isEmbedded: false, where, stop: async () => {} };
}

/** @param {string} databaseUrl */
async function checkExternal(databaseUrl) {
  const place = placeOf(databaseUrl);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query("SELECT current_setting('server_version_num')::int AS version");
    const major = Math.floor(rows[0].version / 10_000);
    if (major >= OLDEST) return `PostgreSQL ${major} at ${place}`;
    throw new Failure(
      `The database at ${place} is PostgreSQL ${major}, but Taskloom needs ${OLDEST} or later.`,
    );
  } catch (error) {
    if (error instanceof Failure) throw error;
    const reason = codeOf(error) || (error instanceof Error ? error.message : String(error));
    throw new Failure(
      `The database at ${place} cannot be used (${reason}): correct DATABASE_URL, or start that server.`,
      {
        code: 'NO_DATABASE',
        cause: error,
      },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** The address without user and password. @param {string} databaseUrl */
function placeOf(databaseUrl) {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return `${url.host}${url.pathname}`;
  throw new Failure('DATABASE_URL must look like postgresql://user:password@host:5432/database.');
}
