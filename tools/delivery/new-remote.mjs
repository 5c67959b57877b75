// @ts-check
/**
 * Creates a new remote that builds, passes its own test, and appears in the shell without a change of the shell. Usage: npm run new:remote
 * reports, and with -- --isolation frame for one that runs in a frame.
 */
import { parseArgs } from 'node:util';
import { generateRemote } from './new-remote/generate.mjs';
import { npm } from '../run/prepare/npm.mjs';
import { root } from '../run/prepare/root.mjs';
import { runChild, succeeded } from '../run/terminal/child.mjs';
import { report } from '../run/terminal/report-failure.mjs';

/** @param {string[]} args */
async function main(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { isolation: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  const files = await generateRemote({ root, name, ...values });
  console.log(files.join('\n'));
  // The lock file lists every workspace. This downloads nothing.
  const [command, options] = npm(['install', '--package-lock-only', '--ignore-scripts', '--offline']);
  succeeded(
    await runChild(command, options, { cwd: root }),
    'The lock file could not be updated: run npm install.',
  );
  console.log(`
${name} is ready: /${name} is in the navigation from the next start on.

  npm run dev ${name}                    work on it, inside the shell
  npx nx run ${name}-mfe:test:unit       its own test
  npm start                              everything

In an installation that runs already, with nothing else built or touched:

  npm run remote -- token create ${name}      once, by an operator
  DEPLOY_TOKEN=… TASKLOOM_URL=… npm run remote -- deploy ${name}`);
}

main(process.argv.slice(2)).catch(report);
