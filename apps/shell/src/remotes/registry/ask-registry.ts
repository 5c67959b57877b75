import { API, API_BASE, type RemotesAnswer } from '@taskloom/contracts';
import { prefetchedAnswer } from '@taskloom/contracts/rtk';
import { within } from '../loading/time-limit';
import { keepAnswer, lastGoodAnswer } from './last-good-answer';
import { readRemotesAnswer } from './remotes-answer';

/** Where the registry can be asked, in this order, and how long it may think, milliseconds. */
export interface RegistrySource {
  url: string;
  limitMs: number;
}

/** The registry itself, which knows for whom it answers, and its static twin, which is the same for everybody. */
const SOURCES: readonly RegistrySource[] = [
  { url: `${API_BASE}${API.remotes}`, limitMs: 800 },
  { url: '/remotes.json', limitMs: 2_000 },
];

async function ask({ url, limitMs }: RegistrySource, token: string | null): Promise<RemotesAnswer | null> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  try {
    return await within(limitMs, async (signal) => {
      // `no-cache` asks each time, and by `ETag` costs next to nothing when nothing has changed.
      const response =
        (await prefetchedAnswer(url, token)) ?? (await fetch(url, { signal, headers, cache: 'no-cache' }));
      return response.ok ? readRemotesAnswer(await response.json()) : null;
    });
  } catch {
    return null;
  }
}

/**
 * Which remotes there are: the first source that answers, else the last good answer, else null. It never rejects, since the
 * registry being down must not blank the page.
 */
export async function askRegistry(
  token: string | null = null,
  sources: readonly RegistrySource[] = SOURCES,
): Promise<RemotesAnswer | null> {
  for (const source of sources) {
    const answer = await ask(source, token);
    if (!answer) continue;
    keepAnswer(answer);
    return answer;
  }
  return lastGoodAnswer();
}
