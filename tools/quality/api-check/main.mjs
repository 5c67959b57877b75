// @ts-check
/**
 * Compares the OpenAPI document of the API with the committed snapshot: `npm run api:check`. `-- --update` rewrites the
 * snapshot, so that reviewers see the changes and whether they break a client.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeApi } from '../../run/prepare/api.mjs';
import { buildApi } from '../../run/prepare/build.mjs';
import { installDependencies } from '../../run/prepare/dependencies.mjs';
import { root } from '../../run/prepare/root.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { createSteps } from '../../run/terminal/steps.mjs';
import { changesBetween } from './changes.mjs';

const FILE = 'services/api/openapi.json';

/** @param {string[]} args */
export async function main(args) {
  const { update } = parseArgs({ args, options: { update: { type: 'boolean' } } }).values;
  const steps = createSteps();
  await installDependencies(steps);
  await buildApi(steps);
  const described = JSON.parse(JSON.stringify(await describeApi()));
  const path = join(root, FILE);
  const changes = changesBetween(JSON.parse(readFileSync(path, 'utf8')), described);
  for (const { breaking, what } of changes) steps.say(`${breaking ? 'BREAKING  ' : 'compatible'}  ${what}`);
  const breaking = changes.filter((change) => change.breaking).length;
  if (changes.length === 0) steps.say(`${FILE} matches the API.`);
  else if (update) await write(path, described, () => steps.say(`${FILE} is updated.`));
  else {
    throw new Failure(
      `The API differs from ${FILE}: ${changes.length} changes, ${breaking} of them breaking. If they are intended: npm run api:check -- --update`,
    );
  }
}

/** Formats the document with Prettier. @param {string} path @param {object} document @param {() => void} done */
async function write(path, document, done) {
  const { format, resolveConfig } = await import('prettier');
  writeFileSync(
    path,
    await format(JSON.stringify(document), { ...(await resolveConfig(path)), parser: 'json' }),
  );
  done();
}
