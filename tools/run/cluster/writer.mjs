// @ts-check
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const MOST_ATTEMPTS = 5;

/**
 * Adds one task after another until stopped. It records every response, including errors; when the connection ends without
 * one, it repeats the request with the same idempotency key, like the client.
 *
 * @param {import('../people/person.mjs').Person} person @param {string} projectId
 */
export function writer(person, projectId) {
  let going = true;
  const work = (async () => {
    /** @type {Pick<import('../people/person.mjs').Answer, 'status' | 'body'>[]} */
    const written = [];
    while (going) written.push(await add(person, projectId, `Task ${written.length}`));
    return written;
  })();
  return {
    stop() {
      going = false;
      return work;
    },
  };
}

/** @param {import('../people/person.mjs').Person} person @param {string} projectId @param {string} title */
async function add(person, projectId, title) {
  const key = { 'idempotency-key': randomUUID() };
  for (let attempt = 1; ; attempt++) {
    try {
      return await person.send('POST', `/projects/${projectId}/tasks`, { title }, key);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

/** @param {() => boolean | Promise<boolean>} isSo @param {string} what @param {number} [withinMs] */
export async function eventually(isSo, what, withinMs = 60_000) {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting until ${what}.`);
    await pause(25);
  }
}
