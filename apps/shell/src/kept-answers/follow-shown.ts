import type { AppStore } from '@taskloom/client';
import { keepAnswer } from './keep-answer';
import { shownAnswers, type ShownAnswer } from './shown-answers';

/** At most one write of each response in this time, in milliseconds. */
const PAUSE_MS = 500;

/**
 * Writes what events and the person's writes have changed since a response into the copy that the service worker keeps, so that a start
 * without a connection shows what was on the screen. Returns what ends it.
 */
export function followShown(store: AppStore): () => void {
  let seen = new Map<string, ShownAnswer>();
  const changed = new Map<string, ShownAnswer>();
  let queries: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (): void => {
    timer = undefined;
    const { token } = store.getState().auth;
    const answers = [...changed.values()];
    changed.clear();
    // After a sign-out, nothing is kept.
    if (token !== null) for (const answer of answers) void keepAnswer(answer, token).catch(() => undefined);
  };

  const look = (): void => {
    const state = store.getState();
    if (state.auth.token === null) changed.clear();
    if (state.api.queries === queries) return;
    ({ queries } = state.api);
    const now = new Map(shownAnswers(state).map((answer) => [answer.url, answer]));
    for (const [url, answer] of now) {
      const before = seen.get(url);
      // The service worker has kept a response itself.
      if (before?.answeredAt !== answer.answeredAt) changed.delete(url);
      else if (before.data !== answer.data) changed.set(url, answer);
    }
    seen = now;
    if (changed.size > 0) timer ??= setTimeout(write, PAUSE_MS);
  };

  look();
  const stop = store.subscribe(look);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
