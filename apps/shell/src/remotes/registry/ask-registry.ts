import type { RemotesAnswer } from '@taskloom/contracts';
import { remoteStorage } from '@taskloom/client';
import { within } from '../loading/time-limit';
import { readRemotesAnswer } from './remotes-answer';

/** Where the registry can be asked, in this order, and how long it may think, milliseconds. */
export interface RegistrySource {
  url: string;
  limitMs: number;
}

/** The static twin, written by every build (tools/assemble.mjs). */
export const SOURCES: readonly RegistrySource[] = [{ url: '/remotes.json', limitMs: 2_000 }];

const storage = remoteStorage('shell');
const LAST_GOOD = 'remotes';

async function ask({ url, limitMs }: RegistrySource): Promise<RemotesAnswer | null> {
  try {
    return await within(limitMs, async (signal) => {
      const response = await fetch(url, { signal, cache: 'no-cache' });
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
  sources: readonly RegistrySource[] = SOURCES,
): Promise<RemotesAnswer | null> {
  for (const source of sources) {
    const answer = await ask(source);
    if (!answer) continue;
    storage.write(LAST_GOOD, answer);
    return answer;
  }
  return readRemotesAnswer(storage.read(LAST_GOOD));
}
