import type { ClientToServerEvents } from '@taskloom/contracts';
import type { Realtime } from '@taskloom/client/realtime';

export type Typing = Parameters<ClientToServerEvents['typing']>[0];
type Tell = (typing: Typing) => void;

/** The server drops what comes faster than twice a second (permission table), milliseconds. */
export const GAP_MS = 500;

function createPacer(realtime: Pick<Realtime, 'send'>): Tell {
  let free = 0;
  let latest: Typing | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    timer = undefined;
    if (!latest) return;
    free = Date.now() + GAP_MS;
    realtime.send('typing', latest);
    latest = null;
  };
  return (typing) => {
    latest = typing;
    if (timer) return;
    const rest = free - Date.now();
    if (rest > 0) timer = setTimeout(flush, rest);
    else flush();
  };
}

const pacers = new WeakMap<Pick<Realtime, 'send'>, Tell>();

/**
 * Tells of typing no faster than the server hears it. Of what has to wait only the last is told: whoever begins in one field has
 * stopped in any other, and the receiving side knows.
 */
export function pacedTyping(realtime: Pick<Realtime, 'send'>): Tell {
  const pacer = pacers.get(realtime) ?? createPacer(realtime);
  pacers.set(realtime, pacer);
  return pacer;
}
