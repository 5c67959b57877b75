// @ts-check
import { CLIENT_EVENTS, SERVER_EVENTS } from '@taskloom/contracts';
import { Person, heard } from '../../run/people/person.mjs';

const BACK_WITHIN_MS = 120_000;

/**
 * Kills the server while many boards are open; all of them reconnect and receive the next change.
 *
 * @param {import('./installation.mjs').Installation} installation
 * @param {number} count
 * @returns {Promise<string[]>} problems
 */
export async function reconnectCrowd(installation, count) {
  const owner = await Person.register(installation.url);
  const project = await owner.project();
  const sockets = [];
  for (let n = 0; n < count; n++) sockets.push(await owner.connect({ reconnectionDelayMax: 3_000 }));
  try {
    const back = sockets.map((socket) => new Promise((resolve) => socket.io.once('reconnect', resolve)));
    await installation.killApi();
    await within(BACK_WITHIN_MS, Promise.all(back), 'to reconnect');
    for (const socket of sockets)
      await socket.timeout(60_000).emitWithAck(CLIENT_EVENTS.joinProject, project._id);
    const hears = sockets.map((socket) => heard(socket, SERVER_EVENTS.taskUpdated));
    await owner.do('POST', `/projects/${project._id}/tasks`, { title: 'Back again' });
    await within(BACK_WITHIN_MS, Promise.all(hears), 'to receive a change');
    return [];
  } catch (error) {
    return [`${count} sockets: ${error instanceof Error ? error.message : error}`];
  } finally {
    for (const socket of sockets) socket.disconnect();
  }
}

/** @template T @param {number} ms @param {Promise<T>} work @param {string} what @returns {Promise<T>} */
async function within(ms, work, what) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not all managed ${what} within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, /** @type {Promise<never>} */ (late)]);
  } finally {
    clearTimeout(timer);
  }
}
