// @ts-check
/** Writes one change after another to rooms of different sizes, and compares with a bare broadcast to the same number of listeners. */
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from './child.mjs';
import { watchBoard } from './painted.mjs';
import { now } from './statistics.mjs';

/** Pause between two writes, so that one does not affect the next (lists are updated after 150 ms), in milliseconds. */
const BETWEEN_MS = 250;

/**
 * @typedef {object} Times in milliseconds, one for each listener and write
 * @property {number[]} write from sending a PATCH to its response
 * @property {number[]} heard from sending the PATCH to the event at each listener
 * @property {number[]} bare from the call to a bare Socket.IO server to the event at each listener
 * @property {number[]} painted from sending the PATCH to the change on the screen of a browser
 *
 * @typedef {object} Room
 * @property {string} url
 * @property {string} [chromiumPath]
 * @property {import('../../../run/people/person.mjs').Person} writer
 * @property {import('../../../run/people/person.mjs').Person} watcher who looks at the board in a browser
 * @property {string[]} tokens of members of the project
 * @property {string} projectId
 * @property {number} listeners
 * @property {number} writes
 */

/** @param {Room} room @returns {Promise<Times>} */
export async function measureRoom(room) {
  const { url, writer, tokens, projectId, listeners: total } = room;
  const task = await writer.do('POST', `/projects/${projectId}/tasks`, { title: 'Live 0' });
  const ours = startChild('listeners.mjs');
  const theirs = startChild('listeners.mjs');
  const bare = startChild('bare-server.mjs');
  try {
    const { port } = await bare.hear(({ port: known }) => known);
    await listen(ours, { url, tokens, rooms: [projectId], total });
    await listen(theirs, { url: `http://127.0.0.1:${port}`, tokens, rooms: [projectId], total });
    const heard = await besideBare(room, task, { ours, theirs, bare });
    // After the other measurements, because a rendering browser occupies the core that the listeners need.
    return { ...heard, painted: await painted(room, task) };
  } finally {
    await Promise.all([ours, theirs, bare].map((child) => child.stop()));
  }
}

/**
 * @param {Room} room
 * @param {{ _id: string }} task
 * @param {Record<'ours' | 'theirs' | 'bare', import('./child.mjs').Child>} children
 */
async function besideBare({ writer, projectId, writes }, { _id }, { ours, theirs, bare }) {
  /** @type {Omit<Times, 'painted'>} */
  const times = { write: [], heard: [], bare: [] };
  for (let n = 1; n <= writes; n++) {
    const title = `Heard ${n}`;
    const heard = ours.hear(({ heard: revision }) => revision);
    const sent = now();
    const { version } = await writer.do('PATCH', `/projects/${projectId}/tasks/${_id}`, { title });
    times.write.push(now() - sent);
    times.heard.push(...(await heard).at.map((/** @type {number} */ at) => at - sent));
    await pause(BETWEEN_MS);
    const event = { projectId, taskId: _id, updates: { title, version }, revision: n, actor: writer.user };
    const bareHeard = theirs.hear(({ heard: revision }) => revision);
    const sentAt = now();
    bare.send({ emit: event, room: projectId });
    times.bare.push(...(await bareHeard).at.map((/** @type {number} */ at) => at - sentAt));
  }
  return times;
}

/** @param {Room} room @param {{ _id: string }} task */
async function painted({ url, chromiumPath, writer, watcher, projectId, writes }, { _id }) {
  const path = `/projects/${projectId}/tasks/${_id}`;
  const { title: first } = await writer.do('PATCH', path, { title: 'Live 0' });
  const screen = await watchBoard({ chromiumPath, url, person: watcher, projectId, title: first });
  const times = [];
  try {
    for (let n = 1; n <= writes; n++) {
      const title = `Live ${n}`;
      const sent = now();
      await writer.do('PATCH', path, { title });
      times.push((await screen.painted(title)) - sent);
      await pause(BETWEEN_MS);
    }
  } finally {
    await screen.close();
  }
  return times;
}

/** @param {import('./child.mjs').Child} child @param {object} connect */
export async function listen(child, connect) {
  child.send({ connect });
  await child.hear(({ connected }) => connected);
}
