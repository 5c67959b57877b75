import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { clientAddress } from './access/client-address.js';
import { SMALL, sizeOf, UnreadPayloads, type Unread } from './unread-payloads.js';

/** Limit for all unread responses together. */
const MAX_BYTES = 128 * 1024 * 1024;
/** Limit for one response, unless it has been given more time: 10 MB, the largest file, at 35 KB/s; an upload may take as long. */
const MAX_MS = 300_000;

/** Responses of one connection at a time. Browsers and proxies send the next request after the response. */
const MAX_PIPELINED = 4;

const longAnswers = new WeakMap<ServerResponse, number>();

/** Gives one response more time; it must be a stream that takes little memory. */
export const allowLongAnswer = (response: ServerResponse, ms: number): void =>
  void longAnswers.set(response, ms);

interface Waiting {
  socket: Socket;
  address: string;
  payload: Unread;
  limit: NodeJS.Timeout;
  /** Only the first response of a closed connection emits its own event. */
  onClose: () => void;
}

/**
 * A response stays in memory until the client has read it. Beyond the limits, connections are closed, starting with the
 * oldest response of the address with the most unread bytes; a client that reads is never the oldest for long. A connection
 * whose requests don't wait for their responses is closed, too: Node would handle all of them at once.
 *
 * The server itself closes idle connections (`connectionTimeout`).
 */
export const cutUnreadAnswers = (server: FastifyInstance, log: Logger): void => {
  const waiting = new Map<ServerResponse, Waiting>();
  const payloads = new UnreadPayloads();

  // A response behind another one has no socket yet, so the connection itself is closed.
  const cut = (response: ServerResponse): void => {
    const unread = waiting.get(response);
    log.warn({ bytes: unread?.payload.share() }, 'Closed the connection of an unread response');
    forget(response);
    unread?.socket.destroy();
  };
  const forget = (response: ServerResponse): void => {
    const unread = waiting.get(response);
    if (!unread) return;
    clearTimeout(unread.limit);
    unread.socket.off('close', unread.onClose);
    unread.payload.forget();
    waiting.delete(response);
  };

  const pending = new WeakMap<Socket, number>();

  server.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const before = pending.get(socket) ?? 0;
    if (before === MAX_PIPELINED) {
      reply.hijack();
      socket.destroy();
    } else pending.set(socket, before + 1);
    done();
  });

  server.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    pending.set(socket, (pending.get(socket) ?? 1) - 1);
    done();
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = reply;
    const { socket } = request.raw;
    if (sizeOf(payload) >= SMALL && !socket.destroyed) {
      const limit = setTimeout(cut, longAnswers.get(raw) ?? MAX_MS, raw).unref();
      const onClose = () => forget(raw);
      raw.once('close', onClose);
      socket.once('close', onClose);
      const unread = payloads.add(payload);
      waiting.set(raw, { socket, address: clientAddress(request), payload: unread, limit, onClose });
      while (payloads.bytes > MAX_BYTES && waiting.size > 1) cut(oldestOfHeaviest(waiting));
    }
    done(null, payload);
  });
};

/** Entries are in the order in which the responses were sent. */
const oldestOfHeaviest = (waiting: Map<ServerResponse, Waiting>): ServerResponse => {
  const totals = new Map<string, number>();
  for (const { address, payload } of waiting.values())
    totals.set(address, (totals.get(address) ?? 0) + payload.share());
  const most = Math.max(...totals.values());
  const [oldest] = [...waiting].find(([, { address }]) => totals.get(address) === most) ?? [];
  if (!oldest) throw new Error('There is no unread response');
  return oldest;
};
