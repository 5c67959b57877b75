import type { AppStore } from '../store/app-store';
import { loadWhenIdle } from '../idle/load-when-idle';
import type { Realtime } from '../socket/realtime';

/** Loads the offline queue's code and opens its database when the page is idle. Until then, pending writes are in the store only. */
export function followOfflineQueue(store: AppStore, realtime: Realtime): () => void {
  let stop = () => {};
  const cancel = loadWhenIdle(
    () => import('./keep-offline-queue'),
    ({ keepOfflineQueue }) => (stop = keepOfflineQueue(store, realtime)),
  );
  return () => {
    cancel();
    stop();
  };
}
