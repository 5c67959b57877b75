import { CLIENT_EVENTS, type ClientToServerEvents } from '@taskloom/contracts';
import type { Realtime } from '@taskloom/client/realtime';

export type Typing = Parameters<ClientToServerEvents[typeof CLIENT_EVENTS.typing]>[0];
type SendTyping = (typing: Typing) => void;

/** The server drops typing events that arrive more often than twice a second; milliseconds. */
export const GAP_MS = 500;

function createThrottle(realtime: Pick<Realtime, 'send'>): SendTyping {
  let free = 0;
  let latest: Typing | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    timer = undefined;
    if (!latest) return;
    free = Date.now() + GAP_MS;
    realtime.send(CLIENT_EVENTS.typing, latest);
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

const throttles = new WeakMap<Pick<Realtime, 'send'>, SendTyping>();

/**
 * Sends typing events no faster than the server accepts them. Of those within an interval only the last is
 * sent: typing in one field implies that typing in any other has stopped, which the receiver takes into
 * account.
 */
export function throttledTyping(realtime: Pick<Realtime, 'send'>): SendTyping {
  const throttle = throttles.get(realtime) ?? createThrottle(realtime);
  throttles.set(realtime, throttle);
  return throttle;
}
