// @ts-check
import { satisfies } from 'compare-versions';
import { installedModules, modulesOf } from '../../../libs/build/src/platform.mjs';
import { readRemoteJson } from '../../../libs/build/src/remote-json.mjs';
import { offersIdToken } from '../../run/registry/id-token.mjs';
import { installationFor } from '../../run/registry/settings.mjs';
import { expiryWarning } from '../../run/registry/token-expiry.mjs';
import { Failure } from '../../run/terminal/failure.mjs';

/** @typedef {{ ok: boolean, text: string }} Finding */

/**
 * Says what would prevent a deployment of this remote to an installation.
 * @param {import('../../run/terminal/steps.mjs').Steps} steps
 * @param {import('./repository.mjs').Repository} repository
 * @param {string} url @param {import('../../run/registry/settings.mjs').Where} [where]
 * @returns {Promise<Finding[]>}
 */
export async function examine(steps, { name, folder }, url, where = {}) {
  const modules = await modulesOf(url);
  const findings = [
    { ok: true, text: `remote.json is valid, and ${url} answers.` },
    ...fitting(readRemoteJson(folder).requires, modules),
    ...older(folder, modules),
    await aboutToken(name, { ...where, url }),
  ];
  for (const { ok, text } of findings)
    steps.say(`${ok ? steps.paint.green('✓') : steps.paint.red('✗')} ${text}`);
  if (findings.some(({ ok }) => !ok)) throw new Failure('Not everything fits: see above.');
  return findings;
}

/** @param {import('@taskloom/contracts').RemoteRequirements} requires @param {import('../../../libs/build/src/platform.mjs').SharedModule[]} modules @returns {Finding[]} */
const fitting = (requires, modules) =>
  /** @type {const} */ (['contracts', 'client', 'ui']).map((library) => {
    const version = modules.find((module) => module.library === library)?.version ?? '0.0.0';
    return {
      ok: satisfies(version, requires[library]),
      text: `It requires ${library} ${requires[library]}, and the installation has ${version}.`,
    };
  });

/** A newer SDK than the installation may offer what is missing there. @param {string} folder @param {import('../../../libs/build/src/platform.mjs').SharedModule[]} modules @returns {Finding[]} */
function older(folder, modules) {
  const missing = installedModules(folder).filter(
    ({ request }) => !modules.some((module) => module.request === request),
  );
  if (missing.length === 0) return [];
  const names = missing.map(({ request }) => request).join(', ');
  return [
    { ok: true, text: `The installation does not have ${names}: a build that imports one is refused.` },
  ];
}

/** @param {string} name @param {import('../../run/registry/settings.mjs').Where} where @returns {Promise<Finding>} */
async function aboutToken(name, where) {
  const hasToken = Boolean(where.token ?? process.env.DEPLOY_TOKEN);
  if (!hasToken && !where.oidc && !offersIdToken())
    return { ok: false, text: 'There is no deploy token in DEPLOY_TOKEN.' };
  const registry = await installationFor(where, name).catch((error) => ({ failed: String(error.message) }));
  if ('failed' in registry) return { ok: false, text: registry.failed };
  const remote = await registry.remote(name).catch((error) => ({ failed: String(error.message) }));
  if (!remote) return { ok: false, text: `The deploy token is not for ${name}.` };
  if ('failed' in remote) return { ok: false, text: remote.failed };
  if (!registry.may('publish')) return { ok: false, text: 'The deploy token may not publish versions.' };
  if (remote.locked)
    return { ok: false, text: `${name} is locked: ${remote.lockReason ?? 'ask who locked it'}.` };
  const valid = registry.may('activate')
    ? 'The deploy token is valid.'
    : 'The deploy token is valid; it publishes versions, and a team admin activates them.';
  const unsigned = remote.signedOnly && !process.env.TASKLOOM_SIGNING_KEY;
  const signing = unsigned ? ' Versions must be signed: deploy with --sign or TASKLOOM_SIGNING_KEY.' : '';
  return { ok: true, text: `${expiryWarning(registry.tokenExpiresAt, name) ?? valid}${signing}` };
}
