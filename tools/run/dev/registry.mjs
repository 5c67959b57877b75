// @ts-check
/** The registry's answer while somebody works on remotes, built for each request. */
import { canUseRemote } from '@taskloom/contracts';
import { builtEntryOf, entryOf, remoteNames } from './answer.mjs';

/** @typedef {import('@taskloom/contracts').User} Person */

/**
 * As in an installation, a remote that takes a right is there for those alone who have it.
 * @param {string[]} live names of the remotes that are worked on
 * @param {Person | null} person null for anybody
 * @returns {import('@taskloom/contracts').RemotesAnswer}
 */
export function answerFor(live, person) {
  const remotes = remoteNames()
    .map((name) => (live.includes(name) ? entryOf(name) : builtEntryOf(name)))
    .filter((remote) => canUseRemote(person, remote));
  return { revision: Date.now(), remotes };
}

/**
 * Whose session it is; null when it is nobody's, or the API does not answer.
 * @param {string} apiUrl @param {string} [authorization] @returns {Promise<Person | null>}
 */
export async function personOf(apiUrl, authorization) {
  if (!authorization) return null;
  const me = await fetch(new URL('/api/auth/me', apiUrl), { headers: { authorization } }).catch(
    () => undefined,
  );
  return me?.ok ? me.json() : null;
}
