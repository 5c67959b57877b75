import type { Event } from 'socket.io';

type Next = (error?: Error) => void;

const MINUTE_MS = 60_000;

/** A token bucket, refilled evenly. By default it allows bursts of ten seconds' worth of packets. */
export const packetBucket = (
  perMinute: number,
  { burst = Math.ceil(perMinute / 6), now = Date.now }: { burst?: number; now?: () => number } = {},
) => {
  const most = Math.max(1, burst);
  let tokens = most;
  let filled = now();
  return {
    take(amount = 1): boolean {
      const time = now();
      tokens = Math.min(most, tokens + ((time - filled) * perMinute) / MINUTE_MS);
      filled = time;
      if (tokens < amount) return false;
      tokens -= amount;
      return true;
    },
  };
};

/** Drops packets above the rate. A packet with an acknowledgement is answered with 429. */
export const limitPackets = (perMinute: number) => {
  const bucket = packetBucket(perMinute);
  return (packet: Event, next: Next): void => {
    if (bucket.take()) return next();
    const ack: unknown = packet.at(-1);
    if (typeof ack === 'function') ack({ ok: false, code: 429 });
  };
};
