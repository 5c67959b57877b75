// @ts-check
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Person } from '../../run/people/person.mjs';

const EVERY_MS = 5;
const BEFORE_MS = 1_000;

/**
 * Sends SIGTERM under 200 requests per second: requests in flight finish, every acknowledged write is stored, and no
 * failed write is acknowledged.
 *
 * @param {import('./installation.mjs').Installation} installation
 * @returns {Promise<string[]>} problems
 */
export async function endUnderLoad(installation) {
  const owner = await Person.register(installation.url);
  const project = await owner.project();
  /** @type {Promise<{ title: string, status: number }>[]} */
  const sent = [];
  const timer = setInterval(() => {
    const title = randomUUID();
    sent.push(
      owner.send('POST', `/projects/${project._id}/tasks`, { title }).then(
        ({ status }) => ({ title, status }),
        () => ({ title, status: 0 }),
      ),
    );
  }, EVERY_MS);
  await pause(BEFORE_MS);
  await installation.restartApi();
  clearInterval(timer);
  const answers = await Promise.all(sent);
  const tasks = await owner.do('GET', `/projects/${project._id}/tasks?view=card`);
  const stored = new Set(tasks.map((/** @type {any} */ { title }) => title));
  return answers
    .filter(({ title, status }) => (status === 201 && !stored.has(title)) || ![0, 201, 503].includes(status))
    .map(({ title, status }) => `A request that was answered ${status} under SIGTERM: ${title}`);
}
