import type { AppStore } from '../store/create-app-store';
import { whenIdle } from '../idle/when-idle';
import type { Realtime } from '../realtime/realtime';

/** Its code and the browser's database come after the first paint. Nothing is lost before: what waits, waits in the store. */
export function followOutbox(store: AppStore, realtime: Realtime): () => void {
  let stop: () => void = () => {};
  let over = false;
  const cancel = whenIdle(() => {
    void import('./keep-outbox').then(
      ({ keepOutbox }) => {
        if (!over) stop = keepOutbox(store, realtime);
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
