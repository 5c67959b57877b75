import type { RemoteRoute } from '@taskloom/contracts';
import { folderOf, type Build } from './build';

export type Prefetch = (build: Build, route: Pick<RemoteRoute, 'files'>) => Promise<void>;

const MANIFEST = 'mf-manifest.json';

/**
 * Puts the files of a screen into the browser's cache, each URL once. Nothing is evaluated: a remote that is never opened must have
 * no effect on the page.
 */
export function createPrefetch(): Prefetch {
  const fetched = new Set<string>();

  const fetchFile = async (url: string, integrity = ''): Promise<void> => {
    if (fetched.has(url)) return;
    fetched.add(url);
    try {
      const response = await fetch(url, { integrity, priority: 'low' });
      // Only a response that is read to the end is cached.
      await response.arrayBuffer();
      if (!response.ok) fetched.delete(url);
    } catch {
      fetched.delete(url);
    }
  };

  return async (build, { files = [MANIFEST] }) => {
    const folder = folderOf(build);
    await Promise.all(files.map((file) => fetchFile(new URL(file, folder).href, build.integrity?.[file])));
  };
}
