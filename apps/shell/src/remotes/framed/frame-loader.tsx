import type { ComponentType } from 'react';
import { withAttempts } from '../loading/attempts';
import type { Build } from '../loading/build';
import { STAGE_LIMIT_MS } from '../loading/limits';
import { LoadFailure } from '../loading/load-failure';
import { fetchManifest } from '../loading/manifest';
import type { RemoteLoader } from '../loading/remote-loader';
import { within } from '../loading/time-limit';

/** Loads the manifest and the code around a frame: everything else is loaded inside the frame, which runs the remote's code. */
export function createFrameLoader(first: Build): RemoteLoader {
  let build = first;
  let failures = 0;
  return {
    hasRun: () => false,
    distrust: () => {
      failures += 1;
    },
    abandon: () => {},
    renew: (next) => {
      build = next;
    },
    screen: async (path): Promise<ComponentType> => {
      const current = build;
      const limit = new AbortController();
      try {
        const cache = failures > 0 ? 'reload' : 'default';
        const [entry, { FramedScreen }] = await withAttempts(
          () =>
            within(
              STAGE_LIMIT_MS.manifest,
              (signal) => Promise.all([fetchManifest(current, signal, cache), import('./framed-screen')]),
              limit.signal,
            ),
          limit.signal,
        );
        return () => <FramedScreen build={current} entry={entry} path={path} />;
      } catch (error) {
        failures += 1;
        throw new LoadFailure('manifest', error);
      }
    },
  };
}
