import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { savesData, whenIdle } from '../idle/when-idle';
import type { ToasterProps } from './sonner-toaster';
import { isToasterWanted, onToasterWanted, wantToaster } from './toaster-ready';

/** Before this, the page has better things to fetch; a toast that is made earlier fetches it at once. Milliseconds. */
const PAUSE_MS = 2_000;

const SonnerToaster = lazy(() => import('./sonner-toaster'));

/** Where the toasts of all remotes appear. Once, in the shell. Its code comes after the page is usable, or with the first toast. */
export function Toaster(props: ToasterProps) {
  const wanted = useSyncExternalStore(onToasterWanted, isToasterWanted);
  useEffect(() => {
    if (savesData()) return;
    let stop = (): void => {};
    const timer = setTimeout(() => (stop = whenIdle(wantToaster)), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  if (!wanted) return null;
  return (
    <Suspense>
      <SonnerToaster {...props} />
    </Suspense>
  );
}
