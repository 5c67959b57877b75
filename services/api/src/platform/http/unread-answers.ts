import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Of all answers that wait to be read, together. */
const MAX_BYTES = 128 * 1024 * 1024;
/** For one answer: 10 MB, the largest file, at 35 KB/s, as long as an upload may take. */
const MAX_MS = 300_000;

/** The system's own buffers take this much, whether or not anybody reads. */
const SMALL = 16 * 1024;

interface Waiting {
  address: string;
  bytes: number;
}

/**
 * An answer lies in memory until its reader has taken it. Beyond the limits the connections of those who don't read are cut,
 * of the address that leaves most unread the oldest first: who reads is never the oldest for long.
 *
 * A connection on which nothing moves at all is the server's own matter (`connectionTimeout`).
 */
export const cutUnreadAnswers = (server: FastifyInstance, log: Logger): void => {
  const waiting = new Map<ServerResponse, Waiting>();
  let bytes = 0;

  const cut = (response: ServerResponse): void => {
    log.warn({ bytes: waiting.get(response)?.bytes }, 'An answer that was not read is cut');
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

/** A stream is read in pieces as the reader takes them, and never lies here as a whole. */
const sizeOf = (payload: unknown): number => {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length;
  return payload ? SMALL : 0;
};

/** Answers are listed in the order in which they were given. */
const oldestOfHeaviest = (waiting: Map<ServerResponse, Waiting>): ServerResponse => {
  const totals = new Map<string, number>();
  for (const { address, bytes } of waiting.values()) totals.set(address, (totals.get(address) ?? 0) + bytes);
  const most = Math.max(...totals.values());
  const [oldest] = [...waiting].find(([, { address }]) => totals.get(address) === most) ?? [];
  if (!oldest) throw new Error('No answer waits');
  return oldest;
};
