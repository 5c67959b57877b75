// @ts-check
/**
 * Builds, verifies, uploads missing files, publishes, opens the version in the live shell, activates it and waits for the first successful
 * load. Nothing changes for anyone before the activation. Each step skips what an interrupted run has done already.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedModules, modulesOf } from '../../../libs/build/src/platform.mjs';
import { SOURCE_MAPS } from '../../../libs/build/src/source-maps.mjs';
import { folderOf } from '../../run/dev/answer.mjs';
import { runNx } from '../../run/prepare/build.mjs';
import { commandWords, ownFolder } from '../../run/registry/own-repository.mjs';
import { expiryWarning } from '../../run/registry/token-expiry.mjs';
import { succeeded } from '../../run/terminal/child.mjs';
import { Failure, codeOf } from '../../run/terminal/failure.mjs';
import { buildOwn, CHECKS, checkRemote } from './check.mjs';
import { commitOf } from './commit.mjs';
import { requireFitIn } from './platform-rules.mjs';
import { signatureHeader, signingKey } from './signing.mjs';
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
 * @property {string} [sign] file of the key that signs the build; TASKLOOM_SIGNING_KEY when absent
 * @property {() => void} [activated] called once people get the version
 *
 * @param {Steps} steps @param {Registry} registry @param {string} name @param {DeployOptions} options
 */
export async function deploy(steps, registry, name, options) {
  const app = folderOf(name);
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
  if (!registry.may('publish'))
    throw new Failure(
      `This deploy token may not publish ${name}: ask a team admin for one with this right.`,
      {
        code: 'FORBIDDEN',
      },
    );
  const key = signingKey(options.sign);
  if (before.signedOnly && !key)
    throw new Failure(
      `${name} takes only signed versions: --sign names the file of the key, or TASKLOOM_SIGNING_KEY has it.`,
      { code: 'REMOTE_SIGNATURE_REFUSED' },
    );
  const mayActivate = registry.may('activate');
  if (!mayActivate)
    steps.say('- The version is published only: this deploy token has no right to activate it.');
  else if (before.locked)
    throw new Failure(
      `${name} is locked${before.lockReason ? ` (${before.lockReason})` : ''}: ${commandWords('unlock', name)}, or ask who locked it.`,
    );
  const modules = await modulesOf(registry.url).catch(() => installedModules(app));
  await steps.step('Check the sources', async () => {
    verifySources(app, name, modules);
    await requireFitIn(app);
  });
  const checks = options.skipBrowser ? CHECKS.filter((check) => check !== 'suite') : CHECKS;
  if (options.skipChecks) steps.say('- Types, lint, tests and the suite: skipped; the journal records it');
  else await checkRemote(steps, name, checks);
  await build(steps, name, options.release, registry.url);
  const verified = await steps.step(
    'Verify',
    () => verify(app, name, modules),
    ({ version }) => version,
  );
  const commit = commitOf(app);
  if (commit === undefined)
    steps.say('- The sources differ from the last commit, so the version is published without a commit.');
  const artefact = { ...verified, ...(commit && { commit }) };
  await publish(steps, registry, app, artefact, signatureHeader(artefact, key));
  await uploadMaps(steps, registry, app, artefact);
  await tryInShell(steps, registry, artefact, options);
  if (!mayActivate) return leaveToAdmins(steps, registry, artefact);
  const moved = await activate(steps, registry, artefact, before.revision, options).catch(whenNotAgreed);
  if (moved instanceof Failure) return leaveToAdmins(steps, registry, artefact, moved.message);
  const { revision, version } = moved;
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
      `  To go back: ${commandWords('rollback', name)}${version === artefact.version ? '' : ' (ends the canary)'}\n`,
    );
  return { name, version: artefact.version, activated: true, revision, channel: options.channel };
}

/**
 * A version that needs more than a team admin has agreed to is done for its pipeline, as without the right to activate.
 * @param {Error} error @returns {Failure}
 */
function whenNotAgreed(error) {
  if (error instanceof Failure && codeOf(error) === 'REMOTE_NOT_AGREED') return error;
  throw error;
}

/** @param {Steps} steps @param {Registry} registry @param {Artefact} artefact @param {string} [because] */
function leaveToAdmins(steps, registry, { name, version }, because) {
  steps.say(
    `\n  ${steps.paint.bold(`${name} ${version}`)} is published. Nothing has changed for anyone yet.`,
  );
  if (because) steps.say(`  ${because}`);
  steps.say(`  A team admin activates it: ${registry.url}/admin/remotes\n`);
  return { name, version, activated: false, ...(because && { because }) };
}

/** In a repository of its own, for the modules of the installation. @param {Steps} steps @param {string} name @param {string} [release] @param {string} [url] */
export async function build(steps, name, release, url) {
  await steps.step(
    'Build',
    async (report) => {
      const own = ownFolder();
      const env = { ...process.env, ...(release && { BUILD_VERSION: release }) };
      if (own) return buildOwn(own, name, { ...env, ...(url && { TASKLOOM_BUILD_FOR: url }) });
      const { ended, count } = await runNx(['run-many', '-t', 'build', '-p', `${name}-mfe`], { env, report });
      succeeded(ended, `${name} could not be built.`);
      return count;
    },
    ({ cached, done }) => (done > 0 && cached === done ? 'up to date' : ''),
  );
}

/** @param {Steps} steps @param {Registry} registry @param {string} app folder in which `dist` is @param {Artefact} artefact @param {Record<string, string>} [headers] its signature */
export async function publish(steps, registry, app, artefact, headers = {}) {
  const path = `/remotes/${artefact.name}/versions`;
  const send = () => registry.send(path, { method: 'POST', body: artefact, headers });
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

/**
 * Uploads the source maps of the scripts, with which the installation resolves positions of errors. A deployment doesn't need them.
 * @param {Steps} steps @param {Registry} registry @param {string} app folder in which `dist` is @param {Artefact} artefact
 */
async function uploadMaps(steps, registry, app, { name, version, files }) {
  const maps = Object.keys(files)
    .map((path) => ({ path, map: join(app, 'dist', SOURCE_MAPS, `${path}.map`) }))
    .filter(({ map }) => existsSync(map));
  if (maps.length === 0) return;
  await steps.step(
    'Upload the source maps',
    async (report) => {
      for (const [index, { path, map }] of maps.entries()) {
        report(`${index} of ${maps.length} files`);
        const call = { method: 'PUT', body: readFileSync(map) };
        try {
          await registry.send(`/remotes/${name}/versions/${version}/maps/${path}`, call);
        } catch (error) {
          // Installations of earlier releases keep no source maps, and a map may be too large.
          if (codeOf(error) === 'NOT_FOUND') return 'not kept by this installation';
          if (codeOf(error) !== 'FILE_TOO_LARGE') throw error;
        }
      }
      return `${maps.length} files`;
    },
    (words) => words,
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
    if (codeOf(error) === 'FORBIDDEN' && error instanceof Error)
      return `It was not rolled back. ${error.message}`;
    if (codeOf(error) !== 'REMOTE_CHANGED') throw error;
    return 'Someone else has changed what is live in the meantime, so it was not rolled back.';
  }
}
