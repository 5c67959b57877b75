// @ts-check
/** Commands that change which published version is live. */
import { Failure, codeOf } from '../terminal/failure.mjs';
import { showFigures } from './figures.mjs';
import { commandWords } from './own-repository.mjs';

/**
 * @typedef {import('./registry-client.mjs').Registry} Registry
 * @typedef {import('../terminal/steps.mjs').Steps} Steps
 * @typedef {import('@taskloom/contracts').RemoteActivated} Activated
 */

/** Rolls back from the revision that it read, so that two people don't roll back twice. @param {Steps} steps @param {Registry} registry @param {string} name @param {{ to?: string, reason?: string }} options */
export async function rollback(steps, registry, name, { to, reason }) {
  const body = { ...(to && { version: to }), ...(reason && { reason }) };
  const { revision, live } = await overviewOf(registry, name);
  const headers = { 'if-match': `"${revision}"` };
  /** @type {Activated} */
  const after = await steps.step('Roll back', () =>
    registry.send(`/remotes/${name}/rollback`, { method: 'POST', body, headers }).catch((error) => {
      if (codeOf(error) !== 'NOT_FOUND') throw error;
      throw new Failure(`${name} ${to} was never published: ${commandWords('status')} lists what was.`);
    }),
  );
  const instead = live && live.version !== after.version ? ` instead of ${live.version}` : '';
  steps.say(`${name} ${after.version} is live for everyone${instead}, revision ${after.revision}.`);
  return after;
}

/** Activates the canary for everyone, or else the preview. @param {Steps} steps @param {Registry} registry @param {string} name @param {{ percent?: number, reason?: string, force?: boolean }} options */
export async function promote(steps, registry, name, { percent, reason, force = false }) {
  const remote = await overviewOf(registry, name);
  const version = remote.canary?.version ?? remote.preview?.version;
  if (!version)
    throw new Failure(
      `${name} has neither a canary nor a preview: ${commandWords('deploy', name)} --percent 5 starts one.`,
    );
  /** @type {Activated} */
  const after = await steps.step('Promote', () =>
    registry.send(`/remotes/${name}/activation`, {
      method: 'PUT',
      body: {
        version,
        channel: 'production',
        percent: percent ?? 100,
        ...(reason && { reason }),
        ...(force && { skipped: ['loads'] }),
      },
      headers: { 'if-match': `"${remote.revision}"` },
    }),
  );
  const who = after.canary ? `${after.canary.percent} %` : 'everyone';
  steps.say(`${name} ${version} is live for ${who}, revision ${after.revision}.`);
  steps.say(`To go back: ${commandWords('rollback', name)}`);
  return after;
}

/** @param {Steps} steps @param {Registry} registry @param {string} name @param {boolean} locked @param {string} [reason] */
export async function lock(steps, registry, name, locked, reason) {
  const body = { locked, ...(reason && { reason }) };
  await registry.send(`/remotes/${name}/lock`, { method: 'PUT', body });
  steps.say(
    locked
      ? `${name} is locked: no other version can be activated until ${commandWords('unlock', name)}. Team admins can still roll it back.`
      : `${name} is unlocked.`,
  );
  return { name, locked };
}

/**
 * The live version, and with a name, how its versions perform.
 * @param {Steps} steps @param {Registry} registry @param {string} [name]
 */
export async function status(steps, registry, name) {
  /** @type {import('@taskloom/contracts').RemotesOverview} */
  const { revision, remotes: all } = await registry.send('/remotes');
  const remotes = name === undefined ? all : all.filter((remote) => remote.name === name);
  if (name !== undefined && remotes.length === 0) throw notForThis(name);
  steps.say(`${registry.url}, revision ${revision}`);
  for (const remote of remotes) {
    steps.say(
      `\n${steps.paint.bold(remote.name)}${remote.locked ? `  locked${remote.lockReason ? `: ${remote.lockReason}` : ''}` : ''}`,
    );
    for (const [kind, live] of /** @type {const} */ ([
      ['live', remote.live],
      ['canary', remote.canary],
      ['preview', remote.preview],
    ])) {
      if (!live) continue;
      steps.say(`  ${kind.padEnd(8)} ${inWords(live)}`);
      for (const line of failuresOf(live.health)) steps.say(`  ${''.padEnd(8)} ${line}`);
    }
    if (remote.rollbackTo) steps.say(`  ${'previous'.padEnd(8)} ${remote.rollbackTo}`);
    steps.say(
      steps.paint.dim(
        `  ${counted(remote.versions.length, 'version')}: ${remote.versions
          .slice(0, 5)
          .map(versionInWords)
          .join(', ')}`,
      ),
    );
  }
  if (name === undefined) return { revision, remotes };
  const figures = await figuresOf(registry, name);
  if (figures) showFigures(steps, figures);
  return { revision, remotes, ...(figures && { figures }) };
}

/** @param {import('@taskloom/contracts').RemotePublished} published installations of earlier releases have no signatures */
function versionInWords({ version, revoked, signedBy }) {
  const signer = signedBy && `signed by ${signedBy.name}${signedBy.revoked ? ', key revoked' : ''}`;
  const facts = [revoked === null ? null : 'revoked', signer].filter(Boolean);
  return facts.length === 0 ? version : `${version} (${facts.join('; ')})`;
}

/** Installations of earlier releases have none. @param {Registry} registry @param {string} name @returns {Promise<import('@taskloom/contracts').RemoteFigures | undefined>} */
async function figuresOf(registry, name) {
  try {
    return await registry.send(`/remotes/${name}/figures`);
  } catch (error) {
    if (codeOf(error) !== 'NOT_FOUND') throw error;
    return undefined;
  }
}

/** @param {import('@taskloom/contracts').RemoteLive & { percent?: number }} live */
function inWords({ version, percent, since, by, health: { loads, failures, p50, p95 } }) {
  const share = percent === undefined ? '' : ` for ${percent} %`;
  const times = p50 === null ? '' : `, ${p50} ms (95 %: ${p95} ms)`;
  const failed =
    failures === 0 ? 'none failed' : `${failures} failed (${Math.ceil((failures / loads) * 100)} %)`;
  const health = loads === 0 ? 'not loaded yet' : `${counted(loads, 'load')}, ${failed}${times}`;
  const who = by.kind === 'system' ? 'the registry' : by.name;
  return `${version}${share} since ${since.slice(0, 16).replace('T', ' ')} UTC by ${who}; ${health}`;
}

/** The failures, the most frequent first. @param {import('@taskloom/contracts').RemoteHealth} health */
function failuresOf({ fallbacks, reasons }) {
  const lines = reasons.map(
    ({ stage, reason, count, lastAt }) =>
      `${count} × ${reason ?? stage}, last at ${lastAt.slice(11, 16)} UTC`,
  );
  return fallbacks === 0
    ? lines
    : [`${counted(fallbacks, 'load')} got the previous version instead`, ...lines];
}

/** @param {number} count @param {string} word */
const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** @param {Registry} registry @param {string} name */
async function overviewOf(registry, name) {
  const remote = await registry.remote(name);
  if (remote) return remote;
  throw notForThis(name);
}

/** @param {string} name */
const notForThis = (name) =>
  new Failure(
    `This deploy token is not for ${name}: an operator creates one with npm run remote -- token create ${name}.`,
  );
