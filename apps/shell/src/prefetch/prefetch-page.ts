import { API, API_BASE, START_HEADER, STORAGE_KEYS, type RemotesAnswer } from '@taskloom/contracts';
import { browserStorage } from '@taskloom/client';
import { previewIn } from '../remotes/preview/preview-in';
import { lastGoodAnswer } from '../remotes/registry/last-good-answer';
import { readRemotesAnswer } from '../remotes/registry/remotes-answer';
import { isOver } from './is-over';
import { needsOf, type Needs } from './needs';
import { loadLinked } from './start-shell';

const KINDS: Record<string, string> = { js: 'script', css: 'style', json: 'fetch' };

function preload({ url, integrity }: Needs['files'][number]): void {
  const link = document.createElement('link');
  const kind = KINDS[url.slice(url.lastIndexOf('.') + 1)] ?? 'fetch';
  // Browsers support `integrity` on preloads for scripts and styles only; other files are verified when they are used.
  const sum = integrity && kind !== 'fetch' ? { integrity } : {};
  const attributes = { rel: 'preload', as: kind, crossorigin: 'anonymous', ...sum, href: url };
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

/** Returns a function that runs the work once per item. */
function once<T>(work: (item: T) => void, keyOf: (item: T) => string) {
  const done = new Set<string>();
  return (item: T): void => {
    if (done.has(keyOf(item))) return;
    done.add(keyOf(item));
    work(item);
  };
}

/**
 * Requests everything that the opened address needs, in one round trip and before any other code is loaded. The first query takes the
 * prefetched response (`prefetchedAnswer`) or fetches again if it has failed. Visitors prefetch nothing; with an expired token, only the
 * current user is requested.
 */
export function prefetchPage(): void {
  const token = browserStorage().getItem(STORAGE_KEYS.token);
  if (!token) return;
  // The page contains the shape of the frame; the session gate removes it.
  document.documentElement.dataset.shape = '';
  const answers = new Map<string, Promise<Response>>();
  window.taskloomPrefetched = { token, answers };

  const start = navigator.serviceWorker?.controller ? { [START_HEADER]: '1' } : undefined;
  const ask = (path: string): Promise<Response> => {
    const { href } = new URL(`${API_BASE}${path}`, window.location.href);
    const answer = fetch(href, { headers: { authorization: `Bearer ${token}`, ...start } });
    answers.set(href, answer);
    return answer;
  };
  const call = once(
    (path: string) => void ask(path).catch(() => {}),
    (path) => path,
  );
  // The session has ended: one refused request is enough to go to the sign-in.
  if (isOver(token)) return call(API.me);
  const load = once(preload, ({ url }) => url);
  const follow = (remotes: RemotesAnswer | null): void => {
    if (!remotes) return;
    const { files, calls } = needsOf(remotes, window.location.pathname);
    calls.forEach(call);
    files.forEach(load);
  };

  // The request that most others depend on goes first. The registry's response changes once a requested preview is accepted.
  if (!previewIn(window.location.search)) {
    void ask(API.remotes)
      .then((response) => response.clone().json())
      .then((body) => follow(readRemotesAnswer(body)))
      .catch(() => {});
  }
  call(API.me);
  // The address most likely needs the same as on the last visit; the registry's response adds what is new.
  follow(lastGoodAnswer());
  loadLinked(['inside']);
}
