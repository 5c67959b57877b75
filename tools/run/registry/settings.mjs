// @ts-check
import { Failure } from '../terminal/failure.mjs';
import { registryClient } from './registry-client.mjs';

/** @typedef {{ url?: string, token?: string }} Where */

/** The installation that the options or the environment name. @param {Where} where */
export function installationOf({ url, token }) {
  const at = url ?? process.env.TASKLOOM_URL ?? `http://localhost:${process.env.PORT || 3000}`;
  if (!URL.canParse(at) || !/^https?:$/.test(new URL(at).protocol)) {
    throw new Failure(
      `--url must be the address of an installation, such as http://localhost:3000, but is "${at}".`,
    );
  }
  const secret = token ?? process.env.DEPLOY_TOKEN;
  if (!secret) {
    throw new Failure(
      'A deploy token is missing: an operator creates one with npm run remote -- token create NAME. Pass it as --token or DEPLOY_TOKEN.',
    );
  }
  return registryClient({ url: at, token: secret });
}
