import { API, API_BASE, type RemotesAnswer } from '@taskloom/contracts';
import { prefetchedAnswer } from '@taskloom/contracts/rtk';
import { within } from '../loading/time-limit';
import { keepAnswer, lastGoodAnswer } from './last-good-answer';
import { readRemotesAnswer } from './remotes-answer';

/** A source of the registry's response, with its time limit in milliseconds. */
export interface RegistrySource {
  url: string;
  limitMs: number;
}

/** The registry itself, whose response depends on the person, then its static copy, which is the same for everyone. */
const SOURCES: readonly RegistrySource[] = [
  { url: `${API_BASE}${API.remotes}`, limitMs: 800 },
  { url: '/remotes.json', limitMs: 2_000 },
];

async function fetchFrom(
  { url, limitMs }: RegistrySource,
  token: string | null,
): Promise<RemotesAnswer | null> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  try {
    return await within(limitMs, async (signal) => {
      // `no-cache` revalidates each time; an unchanged response costs a 304.
      const response =
        (await prefetchedAnswer(url, token)) ?? (await fetch(url, { signal, headers, cache: 'no-cache' }));
      return response.ok ? readRemotesAnswer(await response.json()) : null;
    });
  } catch {
    return null;
  }
}

/**
 * The answer of the first source that responds, else the last good response, else null. It never rejects, so that the page works
 * without the registry.
 */
export async function resolveRemotes(
  token: string | null = null,
  sources: readonly RegistrySource[] = SOURCES,
): Promise<RemotesAnswer | null> {
  for (const source of sources) {
    const answer = await fetchFrom(source, token);
    if (!answer) continue;
    keepAnswer(answer);
    return answer;
  }
  return lastGoodAnswer();
}
