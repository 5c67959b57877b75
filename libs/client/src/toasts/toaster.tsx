import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { savesData, whenIdle } from '../idle/when-idle';
import type { ToasterProps } from './sonner-toaster';
import { isToasterWanted, onToasterWanted, wantToaster } from './toaster-ready';

/** Before this, the page has better things to fetch; a toast that is made earlier fetches it at once. Milliseconds. */
const PAUSE_MS = 2_000;
/** Without a connection its code does not come, and toasts wait for it. Milliseconds. */
const AGAIN_MS = 5_000;

/**
 * The toaster, once its code is here. No `lazy`: where nothing stands around it, a code that does not come would take the whole
 * page with it, and the first toast may well be about the lost connection.
 */
function useSonner(wanted: boolean): ComponentType<ToasterProps> | null {
  const [Sonner, setSonner] = useState<ComponentType<ToasterProps> | null>(null);
  const [tries, setTries] = useState(0);
  const missing = wanted && Sonner === null;
  useEffect(() => {
    if (!missing) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setTries(tries + 1);
    import('./sonner-toaster').then(
      (module) => over || setSonner(() => module.default),
      () => {
        if (!over) timer = setTimeout(again, AGAIN_MS);
      },
    );
    window.addEventListener('online', again);
    return () => {
      over = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [missing, tries]);
  return Sonner;
}

/** Where the toasts of all remotes appear. Once, in the shell. Its code comes after the page is usable, or with the first toast. */
export function Toaster(props: ToasterProps) {
  const Sonner = useSonner(useSyncExternalStore(onToasterWanted, isToasterWanted));
  useEffect(() => {
    if (savesData()) return;
    let stop = (): void => {};
    const timer = setTimeout(() => (stop = whenIdle(wantToaster)), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return Sonner && <Sonner {...props} />;
}
