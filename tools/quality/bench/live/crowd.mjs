// @ts-check
/** Opens very many connections to one process and measures the memory of each and the delay of a change. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from './child.mjs';
import { listen } from './rooms.mjs';
import { now } from './statistics.mjs';

/** Time for garbage collection after the connections are open, in milliseconds. */
const SETTLE_MS = 3_000;
/** Pause between two writes, so that one does not affect the next, in milliseconds. */
const BETWEEN_MS = 250;

/**
 * @param {object} options
 * @param {string} options.url
 * @param {number} options.pid of the API process
 * @param {import('../../../run/people/person.mjs').Person} options.owner
 * @param {string[]} options.tokens
 * @param {string[]} options.projectIds one room for each; the sockets are distributed among them
 * @param {number} options.sockets
 * @param {number} options.writes
 * @returns {Promise<{ bytesEach: number, heard: number[] }>} `heard`: milliseconds from a PATCH to the event
 */
export async function measureCrowd({ url, pid, owner, tokens, projectIds, sockets, writes }) {
  const [room = ''] = projectIds;
  const task = await owner.do('POST', `/projects/${room}/tasks`, { title: 'Crowded' });
  const crowd = startChild('listeners.mjs');
  const before = memoryOf(pid);
  try {
    await listen(crowd, { url, tokens, rooms: projectIds, total: sockets });
    await pause(SETTLE_MS);
    const bytesEach = (memoryOf(pid) - before) / sockets;
    const heard = [];
    for (let n = 1; n <= writes; n++) {
      const all = crowd.hear(({ heard: revision }) => revision);
      const sent = now();
      await owner.do('PATCH', `/projects/${room}/tasks/${task._id}`, { title: `Crowded ${n}` });
      heard.push(...(await all).at.map((/** @type {number} */ at) => at - sent));
      await pause(BETWEEN_MS);
    }
    return { bytesEach, heard };
  } finally {
    await crowd.stop();
  }
}

/** Resident memory of a process in bytes, from /proc. @param {number} pid */
function memoryOf(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
