import type { AppStore } from '../store/app-store';
import { whenIdle } from '../idle/when-idle';
import type { Realtime } from '../socket/realtime';

/** Its code and the browser's database come after the first paint. Nothing is lost before: what waits, waits in the store. */
export function followOfflineQueue(store: AppStore, realtime: Realtime): () => void {
  let stop: () => void = () => {};
  let over = false;
  const cancel = whenIdle(() => {
    void import('./keep-offline-queue').then(
      ({ keepOfflineQueue }) => {
        if (!over) stop = keepOfflineQueue(store, realtime);
      },
      // Without a connection it comes with the next page.
      () => undefined,
    );
  });
  return () => {
    over = true;
    cancel();
    stop();
  };
}
