// @ts-check
import { migrate } from '../prepare/api.mjs';
import { prepareApi } from '../prepare/checkout.mjs';
import { loadDotEnv } from '../start/settings.mjs';
import { Failure } from '../terminal/failure.mjs';

/** Run this once before new processes start; `npm start` migrates automatically. @param {import('../terminal/steps.mjs').Steps} steps */
export async function migrateDatabase(steps) {
  loadDotEnv();
  const url = process.env.DATABASE_URL;
  if (!url) throw new Failure('Set DATABASE_URL to the database; npm start migrates the embedded one.');
  await prepareApi(steps);
  const applied = await migrate(url);
  steps.say(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.');
}
