// @ts-check
/** One write after the other into rooms of different sizes, beside a bare broadcast to as many. */
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from './child.mjs';
import { watchBoard } from './painted.mjs';
import { now } from './statistics.mjs';

/** Between two writes, so that none waits for the one before it; milliseconds. */
const BETWEEN_MS = 20;

/**
 * @typedef {object} Times milliseconds, one for each listener and write
 * @property {number[]} write a PATCH, from sending it to its answer
 * @property {number[]} heard from sending the PATCH to the event at each listener
 * @property {number[]} bare from telling a bare Socket.IO server to the event at each listener
 * @property {number[]} painted from sending the PATCH to the change on the screen of a browser
 */

/**
 * @param {object} options
 * @param {string} options.url
 * @param {string} [options.chromiumPath]
 * @param {import('../../people/person.mjs').Person} options.owner
 * @param {string[]} options.tokens of members of the project
 * @param {string} options.projectId
 * @param {number} options.listeners
 * @param {number} options.writes
 * @returns {Promise<Times>}
 */
export async function measureRoom({ url, chromiumPath, owner, tokens, projectId, listeners, writes }) {
  const path = `/projects/${projectId}/tasks`;
  const task = await owner.do('POST', path, { title: 'Live 0' });
  const ours = startChild('listeners.mjs');
  const theirs = startChild('listeners.mjs');
  const bare = startChild('bare-server.mjs');
  const { port } = await bare.hear(({ port: known }) => known);
  await listen(ours, { url, tokens, rooms: [projectId], total: listeners });
  await listen(theirs, { url: `http://127.0.0.1:${port}`, tokens, rooms: [projectId], total: listeners });
  const watcher = await watchBoard({ chromiumPath, url, person: owner, projectId, title: 'Live 0' });
  /** @type {Times} */
  const times = { write: [], heard: [], bare: [], painted: [] };
  try {
    for (let n = 1; n <= writes; n++) {
      const title = `Live ${n}`;
      const sent = now();
      const heard = ours.hear(({ heard: revision }) => revision);
      const painted = watcher.painted(title);
      const answer = await owner.do('PATCH', `${path}/${task._id}`, { title });
      times.write.push(now() - sent);
      times.heard.push(...(await heard).at.map((/** @type {number} */ at) => at - sent));
      times.painted.push((await painted) - sent);
      const event = { projectId, taskId: task._id, updates: { title, version: answer.version }, revision: n };
      const bareHeard = theirs.hear(({ heard: revision }) => revision);
      const told = now();
      bare.tell({ emit: event, room: projectId });
      times.bare.push(...(await bareHeard).at.map((/** @type {number} */ at) => at - told));
      await pause(BETWEEN_MS);
    }
  } finally {
    await watcher.close();
    await Promise.all([ours, theirs, bare].map((child) => child.stop()));
  }
  return times;
}

/** @param {import('./child.mjs').Child} child @param {object} connect */
export async function listen(child, connect) {
  child.tell({ connect });
  await child.hear(({ connected }) => connected);
}
