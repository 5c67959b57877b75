// @ts-check
/**
 * Runs many listeners in a separate process, so that they don't slow down the server or the writer. Messages:
 * `{ connect: { url, tokens, count, room } }` → `{ connected }`; when all listeners have received a change →
 * `{ heard: revision, at: number[] }` with the time of each in milliseconds.
 */
import { CLIENT_EVENTS, SERVER_EVENTS } from '@taskloom/contracts';
import { io } from 'socket.io-client';
import { now } from './statistics.mjs';

const AT_ONCE = 50;

/** @type {Map<number, number[]>} */
const heard = new Map();
let count = 0;

/** @param {{ url: string, token?: string, room: string }} where */
function connect({ url, token, room }) {
  return new Promise((resolve, reject) => {
    const socket = io(url, {
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    socket.once('connect_error', reject);
    socket.once('connect', () => socket.emit(CLIENT_EVENTS.joinProject, room, () => resolve(socket)));
    socket.on(SERVER_EVENTS.taskUpdated, ({ revision }) => hear(revision));
  });
}

/** @param {number} revision */
function hear(revision) {
  const times = heard.get(revision) ?? [];
  times.push(now());
  heard.set(revision, times);
  if (times.length < count) return;
  heard.delete(revision);
  process.send?.({ heard: revision, at: times });
}

process.on('message', async (/** @type {any} */ { connect: order }) => {
  const { url, tokens, rooms, total } = order;
  for (let from = 0; from < total; from += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, total - from) }, (_, index) => {
      const n = from + index;
      return connect({ url, token: tokens[n % tokens.length], room: rooms[n % rooms.length] });
    });
    await Promise.all(batch);
  }
  count += Math.ceil(total / rooms.length);
  process.send?.({ connected: total });
});
