import { within } from '../loading/time-limit';

/** The time limit of the check, in milliseconds. */
const LIMIT_MS = 1_000;

/** How long a result is cached, in milliseconds: many parts may fail at the same time. */
const FRESH_MS = 5_000;

const scriptsIn = (page: ParentNode): string[] =>
  [...page.querySelectorAll('script[defer][src]')].map((script) => script.getAttribute('src') ?? '');

async function servedScripts(signal: AbortSignal): Promise<string[]> {
  const response = await fetch('/', { signal, cache: 'no-cache', headers: { accept: 'text/html' } });
  if (!response.ok) return [];
  return scriptsIn(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/**
 * Whether the server has a newer shell than this page, that is, whether the served page has other scripts. Then a failure is not the
 * fault of a remote, and a reload helps. False when the server does not respond.
 */
export function createIsOutdated(
  own: readonly string[] = scriptsIn(document),
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | null = null;

  const check = async (): Promise<boolean> => {
    if (own.length === 0) return false;
    try {
      const served = await within(LIMIT_MS, servedScripts);
      return served.length > 0 && own.some((script) => !served.includes(script));
    } catch {
      return false;
    }
  };
  return () => {
    if (!last || now() - last.at > FRESH_MS) last = { at: now(), answer: check() };
    return last.answer;
  };
}
