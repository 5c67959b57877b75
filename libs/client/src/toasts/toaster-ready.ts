import type { toast as Show } from 'sonner';

const listeners = new Set<() => void>();
let wanted = false;

/** The first toast, or a quiet moment: sonner's code is fetched now. */
export function wantToaster(): void {
  wanted = true;
  listeners.forEach((tell) => tell());
}

export const isToasterWanted = (): boolean => wanted;

export function onToasterWanted(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const nextShown = () => {
  let resolve: (show: typeof Show) => void = () => {};
  const promise = new Promise<typeof Show>((done) => (resolve = done));
  return { promise, resolve };
};

let shown = nextShown();

/** A toast that is made before the toaster is on the page would be lost, so it waits. */
export const untilToasterShows = (): Promise<typeof Show> => shown.promise;

/** Told by the toaster once it is on the page; returns what to call when it goes. */
export function toasterShows(show: typeof Show): () => void {
  shown.resolve(show);
  return () => {
    shown = nextShown();
  };
}
