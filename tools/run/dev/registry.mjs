// @ts-check
/** The registry's response during development, built for each request. */
import { canUseRemote } from '@taskloom/contracts';
import { builtEntryOf, entryOf, remoteNames } from './answer.mjs';

/** @typedef {import('@taskloom/contracts').User} Person */

/**
 * As in an installation, a remote that requires a right is listed only for people who have it.
 * @param {string[]} live names of the remotes under development
 * @param {Person | null} person null without a session
 * @returns {import('@taskloom/contracts').RemotesAnswer}
 */
export function answerFor(live, person) {
  const remotes = remoteNames()
    .map((name) => (live.includes(name) ? entryOf(name) : builtEntryOf(name)))
    .filter((remote) => canUseRemote(person, remote));
  return { revision: Date.now(), remotes };
}

/**
 * The person of the session; null without a valid session, or when the API does not respond.
 * @param {string} apiUrl @param {string} [authorization] @returns {Promise<Person | null>}
 */
export async function personOf(apiUrl, authorization) {
  if (!authorization) return null;
  const me = await fetch(new URL('/api/auth/me', apiUrl), { headers: { authorization } }).catch(
    () => undefined,
  );
  return me?.ok ? me.json() : null;
}
