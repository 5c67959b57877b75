// @ts-check
/**
 * Brings the database that DATABASE_URL names to this build's schema: `npm run migrate`, once before new processes start.
 * `npm start` does it by itself.
 */
import { migrate } from './prepare/api.mjs';
import { loadDotEnv } from './start/settings.mjs';
import { Failure } from './terminal/failure.mjs';
import { report } from './terminal/report-failure.mjs';

async function main() {
  loadDotEnv();
  const url = process.env.DATABASE_URL;
  if (!url)
    throw new Failure('Name the database in DATABASE_URL; the embedded one is migrated by npm start.');
  const applied = await migrate(url);
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.');
}

main().catch(report);
