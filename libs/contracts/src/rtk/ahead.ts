/** What the head of the page has asked for before any other code was there (`apps/shell/src/ahead`). */
export interface Ahead {
  /** Of the session that asked. */
  token: string;
  /** By absolute URL; each is taken once. */
  answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    taskloomAhead?: Ahead;
  }
}

/** An answer that nobody has taken by then is too old to be shown, milliseconds since the page began. */
const GOOD_FOR_MS = 15_000;

/** The answer to this GET that was asked for ahead by the same session, once; undefined when there is none, or it has failed. */
export async function answeredAhead(url: string, token: string | null): Promise<Response | undefined> {
  const ahead = window.taskloomAhead;
  if (!ahead || ahead.token !== token) return undefined;
  const { href } = new URL(url, window.location.href);
  const answer = ahead.answers.get(href);
  ahead.answers.delete(href);
  return performance.now() < GOOD_FOR_MS ? answer?.catch(() => undefined) : undefined;
}
