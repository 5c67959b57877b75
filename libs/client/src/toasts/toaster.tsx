import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { savesData, whenIdle } from '../idle/when-idle';
import type { ToasterProps } from './sonner-toaster';
import { isToasterRequested, onToasterRequested, requestToaster } from './toaster-ready';

/** When to load the toaster if there is no toast before, in milliseconds. */
const PAUSE_MS = 2_000;
/** The pause before loading is retried, in milliseconds. Toasts wait until then. */
const AGAIN_MS = 5_000;

/**
 * The toaster, once its code is loaded. Without `lazy`, whose failure would crash the whole page: the first toast may be about the lost
 * connection.
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

/** Shows the toasts of all remotes. Used once, in the shell. Its code is loaded when the page is idle or with the first toast. */
export function Toaster(props: ToasterProps) {
  const Sonner = useSonner(useSyncExternalStore(onToasterRequested, isToasterRequested));
  useEffect(() => {
    if (savesData()) return;
    let stop = (): void => {};
    const timer = setTimeout(() => (stop = whenIdle(requestToaster)), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return Sonner && <Sonner {...props} />;
}
