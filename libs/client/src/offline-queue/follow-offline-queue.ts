import type { AppStore } from '../store/app-store';
import { whenIdle } from '../idle/when-idle';
import type { Realtime } from '../socket/realtime';

/** Loads the offline queue's code and opens its database when the page is idle. Until then, pending writes are in the store only. */
export function followOfflineQueue(store: AppStore, realtime: Realtime): () => void {
  let stop: () => void = () => {};
  let stopped = false;
  const cancel = whenIdle(() => {
    void import('./keep-offline-queue').then(
      ({ keepOfflineQueue }) => {
        if (!stopped) stop = keepOfflineQueue(store, realtime);
      },
      // Without a connection, the next page load retries.
      () => undefined,
    );
  });
  return () => {
    stopped = true;
    cancel();
    stop();
  };
}
