// @ts-check
/** ID tokens of the pipeline in which a command runs, which an installation exchanges for a deploy token. */
import { Failure } from '../terminal/failure.mjs';

const PATIENCE_MS = 30_000;

/** GitHub Actions gives one for each request, if the job has `id-token: write`; other systems put one into `TASKLOOM_ID_TOKEN`. */
const env = () => ({
  given: process.env.TASKLOOM_ID_TOKEN,
  url: process.env.ACTIONS_ID_TOKEN_REQUEST_URL,
  secret: process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN,
});

/** Whether the pipeline offers one. */
export const offersIdToken = () => Boolean(env().given || (env().url && env().secret));

/** Whether the pipeline offers more than one. */
export const renewsIdToken = () => !env().given && offersIdToken();

/** @param {string} audience the address of the installation @returns {Promise<string>} */
export async function idTokenFor(audience) {
  const { given, url, secret } = env();
  if (given) return given;
  if (!url || !secret)
    throw new Failure(
      'This pipeline offers no ID token: in GitHub Actions, the job needs "permissions: id-token: write"; elsewhere, put one into TASKLOOM_ID_TOKEN.',
    );
  const address = new URL(url);
  address.searchParams.set('audience', audience);
  const token = await request(address, secret).catch(() => undefined);
  if (token) return token;
  throw new Failure('GitHub Actions gave no ID token: run the job again.');
}

/** @param {URL} address @param {string} secret @returns {Promise<string | undefined>} */
async function request(address, secret) {
  const answer = await fetch(address, {
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { value } = await answer.json();
  return answer.ok && typeof value === 'string' ? value : undefined;
}
