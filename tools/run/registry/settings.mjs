// @ts-check
import { Failure } from '../terminal/failure.mjs';
import { idTokenFor, offersIdToken, renewsIdToken } from './id-token.mjs';
import { registryClient } from './registry-client.mjs';

/** @typedef {{ url?: string, token?: string, oidc?: boolean }} Where */

/** The address that the options or the environment name. @param {Where} where */
export function addressOf({ url }) {
  const at = url ?? process.env.TASKLOOM_URL ?? `http://localhost:${process.env.PORT || 3000}`;
  if (!URL.canParse(at) || !/^https?:$/.test(new URL(at).protocol)) {
    throw new Failure(
      `--url must be the address of an installation, such as http://localhost:3000, but is "${at}".`,
    );
  }
  return at;
}

/** The installation that the options or the environment name. @param {Where} where */
export function installationOf({ url, token }) {
  const at = addressOf({ url });
  const secret = token ?? process.env.DEPLOY_TOKEN;
  if (!secret) {
    throw new Failure(
      'A deploy token is missing: an operator creates one with npm run remote -- token create NAME. Pass it as --token or DEPLOY_TOKEN, or use --oidc in a pipeline.',
    );
  }
  return registryClient({ url: at, token: secret });
}

/**
 * The same; with `--oidc`, or without a deploy token where the pipeline offers an ID token, with a token that is made for this run.
 * @param {Where} where @param {string} [name] of the remote
 */
export async function installationFor(where, name) {
  const hasToken = Boolean(where.token ?? process.env.DEPLOY_TOKEN);
  if (name === undefined || !(where.oidc || (!hasToken && offersIdToken()))) return installationOf(where);
  const url = addressOf(where);
  const give = async () => {
    const body = { idToken: await idTokenFor(new URL(url).origin) };
    const path = `/remotes/${name}/tokens/exchange`;
    const { secret } = await registryClient({ url, token: '' }).send(path, { method: 'POST', body });
    return secret;
  };
  return registryClient({
    url,
    token: await give(),
    brief: true,
    ...(renewsIdToken() && { renew: give }),
  });
}
