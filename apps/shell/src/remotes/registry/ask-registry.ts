import { API, API_BASE, canUseRemote, type RemotesAnswer } from '@taskloom/contracts';
import { remoteStorage } from '@taskloom/client';
import { within } from '../loading/time-limit';
import { readRemotesAnswer } from './remotes-answer';

/** Where the registry can be asked, in this order, and how long it may think, milliseconds. */
export interface RegistrySource {
  url: string;
  limitMs: number;
}

/** The registry itself, which knows for whom it answers, and its static twin, which is the same for everybody. */
export const SOURCES: readonly RegistrySource[] = [
  { url: `${API_BASE}${API.remotes}`, limitMs: 800 },
  { url: '/remotes.json', limitMs: 2_000 },
];

const storage = remoteStorage('shell');
const LAST_GOOD = 'remotes';

async function ask(
  { url, limitMs }: RegistrySource,
  headers: Record<string, string>,
): Promise<RemotesAnswer | null> {
  try {
    return await within(limitMs, async (signal) => {
      // `no-cache` asks each time, and by `ETag` costs next to nothing when nothing has changed.
      const response = await fetch(url, { signal, headers, cache: 'no-cache' });
      return response.ok ? readRemotesAnswer(await response.json()) : null;
    });
  } catch {
    return null;
  }
}

/** Without what takes a right: somebody else may sign in here next. */
const forAnybody = ({ revision, remotes }: RemotesAnswer): RemotesAnswer => ({
  revision,
  remotes: remotes.filter((remote) => canUseRemote(null, remote)),
});

/**
 * Which remotes there are: the first source that answers, else the last good answer, else null. It never rejects, since the
 * registry being down must not blank the page.
 */
export async function askRegistry(
  token: string | null = null,
  sources: readonly RegistrySource[] = SOURCES,
): Promise<RemotesAnswer | null> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  for (const source of sources) {
    const answer = await ask(source, headers);
    if (!answer) continue;
    // A preview is one person's, and for now.
    if (!answer.remotes.some(({ audience }) => audience === 'preview'))
      storage.write(LAST_GOOD, forAnybody(answer));
    return answer;
  }
  return readRemotesAnswer(storage.read(LAST_GOOD));
}
