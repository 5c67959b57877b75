// @ts-check
/**
 * Builds, verifies, uploads missing files, publishes, opens the version in the live shell, activates it and waits for the first successful
 * load. Nothing changes for anyone before the activation. Each step skips what an interrupted run has done already.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNx } from '../../run/prepare/build.mjs';
import { root } from '../../run/prepare/root.mjs';
import { expiryWarning } from '../../run/registry/token-expiry.mjs';
import { succeeded } from '../../run/terminal/child.mjs';
import { Failure, codeOf } from '../../run/terminal/failure.mjs';
import { CHECKS, checkRemote } from './check.mjs';
import { commitOf } from './commit.mjs';
import { verify, verifySources } from './verify.mjs';

/**
 * @typedef {import('../../run/registry/registry-client.mjs').Registry} Registry
 * @typedef {import('../../run/terminal/steps.mjs').Steps} Steps
 * @typedef {import('@taskloom/contracts').RemoteArtefact} Artefact
 *
 * @typedef {object} DeployOptions
 * @property {'production' | 'preview'} channel
 * @property {number} [percent]
 * @property {string} [reason]
 * @property {string} [release] the version to build; derived from the sources when absent
 * @property {boolean} skipBrowser skips the suite and the live shell
 * @property {boolean} skipChecks
 * @property {() => void} [activated] called once people get the version
 *
 * @param {Steps} steps @param {Registry} registry @param {string} name @param {DeployOptions} options
 */
export async function deploy(steps, registry, name, options) {
  const app = join(root, 'apps', `${name}-mfe`);
  if (!existsSync(join(app, 'remote.json'))) {
    throw new Failure(`There is no remote ${name} in apps/: npm run new:remote ${name} creates one.`);
  }
  if (options.channel === 'preview' && options.percent !== undefined)
    throw new Failure(
      'A preview has no percent, because only people who open it see it. Leave out one of the two options.',
    );
  const before = await steps.step('Query the registry', () => registry.remote(name));
  if (!before)
    throw new Failure(
      `This deploy token is not for ${name}: an operator creates one with npm run remote -- token create ${name}.`,
    );
  const warning = expiryWarning(registry.tokenExpiresAt, name);
  if (warning) steps.say(`- ${warning}`);
  if (before.locked)
    throw new Failure(
      `${name} is locked${before.lockReason ? ` (${before.lockReason})` : ''}: npm run remote -- unlock ${name}, or ask who locked it.`,
    );
  await steps.step('Check the sources', () => verifySources(app, name));
  const checks = options.skipBrowser ? CHECKS.filter((check) => check !== 'suite') : CHECKS;
  if (options.skipChecks) steps.say('- Types, lint, tests and the suite: skipped; the journal records it');
  else await checkRemote(steps, name, checks);
  await build(steps, name, options.release);
  const verified = await steps.step(
    'Verify',
    () => verify(app, name),
    ({ version }) => version,
  );
  const commit = commitOf(root);
  if (commit === undefined)
    steps.say('- The sources differ from the last commit, so the version is published without a commit.');
  const artefact = { ...verified, ...(commit && { commit }) };
  await publish(steps, registry, app, artefact);
  await tryInShell(steps, registry, artefact, options);
  const { revision, version } = await activate(steps, registry, artefact, before.revision, options);
  options.activated?.();
  await firstLoad(steps, registry, artefact, options, revision);
  const where =
    options.channel === 'preview'
      ? 'as a preview'
      : (options.percent ?? 100) < 100
        ? `for ${options.percent} %`
        : 'for everyone';
  steps.say(`\n  ${steps.paint.bold(`${name} ${artefact.version}`)} is live ${where}, revision ${revision}.`);
  if (options.channel === 'preview')
    steps.say(
      `  Open it: ${registry.url}${artefact.routes[0]?.path ?? '/'}?mfe=${name}@${artefact.version}\n`,
    );
  else
    steps.say(
      `  To go back: npm run remote -- rollback ${name}${version === artefact.version ? '' : ' (ends the canary)'}\n`,
    );
}

/** @param {Steps} steps @param {string} name @param {string} [release] */
export async function build(steps, name, release) {
  await steps.step(
    'Build',
    async (report) => {
      const env = { ...process.env, ...(release && { BUILD_VERSION: release }) };
      const { ended, count } = await runNx(['run-many', '-t', 'build', '-p', `${name}-mfe`], { env, report });
      succeeded(ended, `${name} could not be built.`);
      return count;
    },
    ({ cached, done }) => (done > 0 && cached === done ? 'up to date' : ''),
  );
}

/** @param {Steps} steps @param {Registry} registry @param {string} app folder in which `dist` is @param {Artefact} artefact */
export async function publish(steps, registry, app, artefact) {
  const path = `/remotes/${artefact.name}/versions`;
  const send = () => registry.send(path, { method: 'POST', body: artefact });
  await steps.step(
    'Publish',
    async (report) => {
      const missing = await send().then(
        () => [],
        (error) => {
          if (codeOf(error) === 'REMOTE_FILES_MISSING') return error.fields;
          throw error;
        },
      );
      for (const [index, file] of missing.entries()) {
        report(`${index} of ${missing.length} files`);
        const body = readFileSync(join(app, 'dist', file));
        const integrity = artefact.files[file]?.integrity ?? '';
        await registry.send(`${path}/${artefact.version}/files/${file}`, {
          method: 'PUT',
          body,
          headers: { integrity },
        });
      }
      if (missing.length > 0) await send();
      return missing.length;
    },
    (count) => (count > 0 ? `${count} files uploaded` : 'already uploaded'),
  );
}

/** @param {Steps} steps @param {Registry} registry @param {Artefact} artefact @param {DeployOptions} options */
async function tryInShell(steps, registry, artefact, { skipBrowser }) {
  if (skipBrowser) return steps.say(`- Open it in the live shell: skipped`);
  await steps.step('Open it in the live shell', async (report) => {
    const { openInShell } = await import('./live-shell.mjs');
    requireReady(await openInShell(registry, artefact, { preview: true, report }), artefact);
  });
}

/** @param {import('./live-shell.mjs').Seen} seen @param {Artefact} artefact */
function requireReady({ outcome, stage, reason }, { name, version }) {
  if (outcome === 'ready') return;
  throw new Failure(
    `${name} ${version} does not run in the live shell (${outcome} at ${stage}${reason ? `: ${reason}` : ''}), so it was not activated. Fix it and deploy again.`,
    { code: 'NOT_READY' },
  );
}

/** @param {Steps} steps @param {Registry} registry @param {Pick<Artefact, 'name' | 'version'>} artefact @param {number} seen @param {Pick<DeployOptions, 'channel' | 'percent' | 'reason'> & Partial<Pick<DeployOptions, 'skipBrowser' | 'skipChecks'>>} options @returns {Promise<import('@taskloom/contracts').RemoteActivated>} */
export function activate(steps, registry, { name, version }, seen, options) {
  const { channel, percent, reason, skipChecks, skipBrowser } = options;
  const skipped = [...(skipChecks ? ['checks'] : []), ...(skipBrowser ? ['browser'] : [])];
  return steps.step(
    'Activate',
    () =>
      registry.send(`/remotes/${name}/activation`, {
        method: 'PUT',
        body: {
          version,
          channel,
          ...(percent !== undefined && { percent }),
          ...(reason && { reason }),
          ...(skipped.length > 0 && { skipped }),
        },
        headers: { 'if-match': `"${seen}"` },
      }),
    ({ revision }) => `revision ${revision}`,
  );
}

/**
 * Opens the activated version once; a failure rolls it back. The browser has no session, so its load isn't counted.
 * @param {Steps} steps @param {Registry} registry @param {Artefact} artefact @param {DeployOptions} options @param {number} revision */
async function firstLoad(steps, registry, artefact, { channel, percent = 100, skipBrowser }, revision) {
  if (skipBrowser || channel === 'preview' || percent < 100) return;
  try {
    await steps.step(
      'Wait for the first successful load',
      async (report) => {
        const { openInShell } = await import('./live-shell.mjs');
        const seen = await openInShell(registry, artefact, { preview: false, report });
        requireReady(seen, artefact);
        return seen;
      },
      ({ durationMs }) => `shown within ${durationMs} ms`,
    );
  } catch (error) {
    if (codeOf(error) !== 'NOT_READY') throw error;
    const message = error instanceof Error ? error.message : error;
    throw new Failure(`${message} ${await rollBack(registry, artefact, revision)}`, { code: 'ROLLED_BACK' });
  }
}

/** Unless another person has changed what is live in the meantime. @param {Registry} registry @param {Artefact} artefact @param {number} revision */
async function rollBack(registry, { name }, revision) {
  const headers = { 'if-match': `"${revision}"` };
  const body = { reason: 'The first load failed' };
  try {
    await registry.send(`/remotes/${name}/rollback`, { method: 'POST', body, headers });
    return 'It was rolled back.';
  } catch (error) {
    if (codeOf(error) !== 'REMOTE_CHANGED') throw error;
    return 'Someone else has changed what is live in the meantime, so it was not rolled back.';
  }
}
