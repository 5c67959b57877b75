import { createObservable } from '@taskloom/contracts';
import type { toast as Show } from 'sonner';

const requests = createObservable();
let requested = false;

/** Loads sonner's code, for the first toast or when the page is idle. */
export function requestToaster(): void {
  requested = true;
  requests.notify();
}

export const isToasterRequested = (): boolean => requested;

export const onToasterRequested = requests.subscribe;

const nextShown = () => {
  let resolve: (show: typeof Show) => void = () => {};
  const promise = new Promise<typeof Show>((done) => (resolve = done));
  return { promise, resolve };
};

let shown = nextShown();

/** Resolves once the toaster is mounted. Earlier toasts would be lost, so they wait for it. */
export const toasterMounted = (): Promise<typeof Show> => shown.promise;

/** Called by the toaster when it mounts. Returns a function to call when it unmounts. */
export function setToasterMounted(show: typeof Show): () => void {
  shown.resolve(show);
  return () => {
    shown = nextShown();
  };
}
