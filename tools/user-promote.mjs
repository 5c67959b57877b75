// @ts-check
/**
 * Makes an account admin of its team: `npm run user:promote -- EMAIL`. Works on the database that DATABASE_URL names,
 * else on the embedded one, beside a running `npm start` or without it.
 */
import { migrate, promote } from './prepare/api.mjs';
import { buildApi } from './prepare/build.mjs';
import { writableFolder } from './prepare/data-folder.mjs';
import { installDependencies } from './prepare/dependencies.mjs';
import { loadDotEnv, readSettings } from './start/settings.mjs';
import { Failure } from './terminal/failure.mjs';
import { report } from './terminal/report-failure.mjs';
import { createSteps } from './terminal/steps.mjs';

/** @param {string[]} args */
async function main([email, ...others]) {
  if (!email?.includes('@') || others.length > 0) {
    throw new Failure('Name one account by its e-mail address: npm run user:promote -- EMAIL');
  }
  loadDotEnv();
  const settings = readSettings([], process.env);
  writableFolder(settings.dataDir, { make: ['logs'] });
  const steps = createSteps();
  await installDependencies(steps);
  await buildApi(steps);
  const { openDatabase } = await import('./prepare/database.mjs');
  const database = await steps.step('Open the database', (progress) => openDatabase(settings, progress));
  try {
    await migrate(database.url);
    const { name, email: address } = await promote(database.url, email);
    steps.say(`${name} (${address}) is a team admin now.`);
  } finally {
    await database.stop();
  }
}

main(process.argv.slice(2)).catch(report);
