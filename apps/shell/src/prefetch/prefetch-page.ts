import { API, API_BASE, STORAGE_KEYS, type RemotesAnswer } from '@taskloom/contracts';
import { browserStorage } from '@taskloom/client';
import { previewIn } from '../remotes/preview/preview-in';
import { lastGoodAnswer } from '../remotes/registry/last-good-answer';
import { readRemotesAnswer } from '../remotes/registry/remotes-answer';
import { isOver } from './is-over';
import { needsOf, type Needs } from './needs';

/** Links to code behind the sign-in, which the build has put into the page: idle until somebody is known to go there. */
const INSIDE = 'link[rel=inside]';

const KINDS: Record<string, string> = { js: 'script', css: 'style', json: 'fetch' };

function preload({ url, integrity }: Needs['files'][number]): void {
  const link = document.createElement('link');
  const kind = KINDS[url.slice(url.lastIndexOf('.') + 1)] ?? 'fetch';
  // Browsers check what a preload fetches for scripts and styles alone; whoever uses another file checks it anyway.
  const sum = integrity && kind !== 'fetch' ? { integrity } : {};
  const attributes = { rel: 'preload', as: kind, crossorigin: 'anonymous', ...sum, href: url };
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

/** Does the work once for each of these, however often they are named. */
function once<T>(work: (item: T) => void, keyOf: (item: T) => string) {
  const done = new Set<string>();
  return (item: T): void => {
    if (done.has(keyOf(item))) return;
    done.add(keyOf(item));
    work(item);
  };
}

/**
 * Asks for everything that the opened address is known to need, in one round trip and before any other code is there. Each part of
 * the page that needs an answer takes it from there (`prefetchedAnswer`), or asks by itself when it has failed. A visitor asks for nothing,
 * and who comes with a token whose time is over only whether that is so.
 */
export function prefetchPage(): void {
  const token = browserStorage().getItem(STORAGE_KEYS.token);
  if (!token) return;
  const answers = new Map<string, Promise<Response>>();
  window.taskloomPrefetched = { token, answers };

  const ask = (path: string): Promise<Response> => {
    const { href } = new URL(`${API_BASE}${path}`, window.location.href);
    const answer = fetch(href, { headers: { authorization: `Bearer ${token}` } });
    answers.set(href, answer);
    return answer;
  };
  const call = once(
    (path: string) => void ask(path).catch(() => {}),
    (path) => path,
  );
  // Nothing but the way to the sign-in will be needed; one refusal says so, the others would only be noise.
  if (isOver(token)) return call(API.me);
  const load = once(preload, ({ url }) => url);
  const follow = (remotes: RemotesAnswer | null): void => {
    if (!remotes) return;
    const { files, calls } = needsOf(remotes, window.location.pathname);
    calls.forEach(call);
    files.forEach(load);
  };

  // First what most depends on. The registry's answer changes once the requested preview has been accepted.
  if (!previewIn(window.location.search)) {
    void ask(API.remotes)
      .then((response) => response.clone().json())
      .then((body) => follow(readRemotesAnswer(body)))
      .catch(() => {});
  }
  call(API.me);
  // At the last visit the address most likely needed the same; what is new today comes with the registry's answer.
  follow(lastGoodAnswer());
  document.querySelectorAll<HTMLLinkElement>(INSIDE).forEach((link) => (link.rel = 'preload'));
}
