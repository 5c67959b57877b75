// @ts-check
import { moveCommands, onInstallation } from '../../run/registry/move-commands.mjs';
import { percent, version } from '../../run/registry/options.mjs';
import { modulesOf } from '../../../libs/build/src/platform.mjs';
import { addressOf, installationFor } from '../../run/registry/settings.mjs';
import { checkUpgrade, releaseWith } from '../../run/registry/upgrade.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { checkRemote, CHECKS } from '../remote/check.mjs';
import { build, deploy } from '../remote/deploy.mjs';
import { createKey, KEY_FILE } from '../remote/signing.mjs';
import { requireFitIn } from '../remote/platform-rules.mjs';
import { interruptible } from '../remote/interruption.mjs';
import { completionOf } from './completion.mjs';
import { serveHere } from './development.mjs';
import { examine } from './doctor.mjs';
import { versionIn } from './repository.mjs';
import { runSuite } from './suite.mjs';
import { update } from './update.mjs';

/** @typedef {import('./repository.mjs').Repository} Repository */

/**
 * @param {ReturnType<typeof import('../../run/terminal/command-line.mjs').createProgram>} program
 * @param {import('../../run/terminal/steps.mjs').Steps} steps
 * @param {() => Repository} open
 * @param {(result: object) => void} print
 */
export function addCommands(program, steps, open, print) {
  const command = (/** @type {string} */ line, /** @type {string} */ what) =>
    program.command(line).description(what);
  const port = '--port <port>';
  command('dev', 'show the working copy inside an installation, on this machine only')
    .requiredOption('--shell <url>', 'address of the installation', process.env.TASKLOOM_URL)
    .option(port, 'port of the page', '4000')
    .action((options) => serveHere(steps, open(), options));
  command('standalone', 'show the remote alone, with its sample data')
    .option(port, 'port of the page', '4000')
    .action((options) => serveHere(steps, open(), options));
  command('build', 'build into dist')
    .option('--url <url>', 'for the modules and versions of this installation')
    .option('--release <version>', 'as this version, such as 1.4.0-pr.12', version)
    .action(async ({ url, release }) => {
      const { name } = open();
      await build(steps, name, release, url);
      print({ name });
    });
  command('check', 'check types, lint, tests and, with a browser, what every remote must pass')
    .option('--skip-browser', 'without the suite in a browser', false)
    .action(async ({ skipBrowser }) => {
      const { name, folder } = open();
      await steps.step('Check remote.json', () => requireFitIn(folder));
      await checkRemote(
        steps,
        name,
        skipBrowser || skipsBrowser(folder) ? CHECKS.filter((check) => check !== 'suite') : CHECKS,
      );
      print({ name });
    });
  command('test', 'run the tests').action(async () => {
    const { name } = open();
    await checkRemote(steps, name, ['tests']);
    print({ name });
  });
  command('suite', 'check in a browser what every remote must pass')
    .option('--shell <url...>', 'also open each screen inside the shells of these installations')
    .action(async ({ shell = [] }) => {
      const repository = open();
      if (lacksBrowser(repository.folder))
        throw new Failure('The suite needs a browser: npm install --save-dev @playwright/test.');
      print({ name: repository.name, ...(await runSuite(steps, repository, shell)) });
    });
  deployment('deploy', 'check, build, verify, publish, open it in the live shell, activate')
    .option('--percent <percent>', 'as a canary, for this share of all people', percent)
    .action((options) => deployHere('production', options));
  deployment('preview', 'the same, for admins who open its address').action((options) =>
    deployHere('preview', options),
  );
  moveCommands(program, steps, { open: () => open().name, print });
  onInstallation(program, 'doctor', 'say what would prevent a deployment')
    .option('--upgrade <url>', 'whether the live version runs with the release of this other installation')
    .action(async (options) => {
      const findings = await examine(steps, open(), addressOf(options), options);
      if (options.upgrade === undefined) return print({ findings });
      const release = releaseWith(await modulesOf(options.upgrade));
      print({
        findings,
        upgrade: await checkUpgrade(steps, await installationFor(options, open().name), release),
      });
    });
  command('keygen [file]', 'write a new private key for signatures, and print the public one').action(
    (file = KEY_FILE) => print(createKey(steps, file)),
  );
  command('update', 'install the newest SDK and build, and require their versions in remote.json').action(
    async () => print(await update(steps, open())),
  );
  command('completion <shell>', 'print the completion of commands and options for bash, zsh or fish').action(
    (shell) => console.log(completionOf(program, shell)),
  );

  /** @param {string} line @param {string} what */
  function deployment(line, what) {
    return onInstallation(program, line, what)
      .option('--release <version>', 'build it as this version, such as 1.4.0-pr.12', version)
      .option('--sign <file>', 'sign it with this key (TASKLOOM_SIGNING_KEY)')
      .option('--skip-browser', 'skip the suite and the live shell', false)
      .option('--skip-checks', 'skip types, lint, tests and the suite; the journal records it', false);
  }

  /** @param {'production' | 'preview'} channel @param {any} options */
  async function deployHere(channel, options) {
    const { name, folder } = open();
    const registry = await installationFor(options, name);
    const skipBrowser = options.skipBrowser || skipsBrowser(folder);
    const result = await interruptible(steps, (activated) =>
      deploy(steps, registry, name, { ...options, skipBrowser, channel, activated }),
    );
    print(result);
  }

  /** @param {string} folder */
  function skipsBrowser(folder) {
    const lacks = lacksBrowser(folder);
    if (lacks) steps.say('- Checks in a browser: skipped, because @playwright/test is not installed');
    return lacks;
  }
}

/** @param {string} folder */
const lacksBrowser = (folder) => versionIn(folder, '@playwright/test') === undefined;
