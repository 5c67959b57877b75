import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Limit for all unread responses together. */
const MAX_BYTES = 128 * 1024 * 1024;
/** Limit for one response: 10 MB, the largest file, at 35 KB/s; an upload may take as long. */
const MAX_MS = 300_000;

/** The operating system buffers this much even if the client doesn't read. */
const SMALL = 16 * 1024;

interface Waiting {
  address: string;
  bytes: number;
}

/**
 * A response stays in memory until the client has read it. Beyond the limits, connections are closed, starting with the
 * oldest response of the address with the most unread bytes; a client that reads is never the oldest for long.
 *
 * The server itself closes idle connections (`connectionTimeout`).
 */
export const cutUnreadAnswers = (server: FastifyInstance, log: Logger): void => {
  const waiting = new Map<ServerResponse, Waiting>();
  let bytes = 0;

  const cut = (response: ServerResponse): void => {
    log.warn({ bytes: waiting.get(response)?.bytes }, 'Closed the connection of an unread response');
    forget(response);
    response.destroy();
  };
  const forget = (response: ServerResponse): void => {
    bytes -= waiting.get(response)?.bytes ?? 0;
    waiting.delete(response);
  };

  server.addHook('onSend', (request, reply, payload, done) => {
    const size = sizeOf(payload);
    if (size >= SMALL) {
      const { raw } = reply;
      const limit = setTimeout(cut, MAX_MS, raw).unref();
      raw.once('close', () => {
        clearTimeout(limit);
        forget(raw);
      });
      waiting.set(raw, { address: request.ip, bytes: size });
      bytes += size;
      while (bytes > MAX_BYTES && waiting.size > 1) cut(oldestOfHeaviest(waiting));
    }
    done(null, payload);
  });
};

/** A stream is read as the client consumes it and is never in memory as a whole. */
const sizeOf = (payload: unknown): number => {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length;
  return payload ? SMALL : 0;
};

/** Entries are in the order in which the responses were sent. */
const oldestOfHeaviest = (waiting: Map<ServerResponse, Waiting>): ServerResponse => {
  const totals = new Map<string, number>();
  for (const { address, bytes } of waiting.values()) totals.set(address, (totals.get(address) ?? 0) + bytes);
  const most = Math.max(...totals.values());
  const [oldest] = [...waiting].find(([, { address }]) => totals.get(address) === most) ?? [];
  if (!oldest) throw new Error('There is no unread response');
  return oldest;
};
