import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@taskloom/client';

/** Loads the parts without an appearance of their own when the page is idle; without a connection, once there is one. */
export function useIdleParts(): ComponentType | null {
  const [parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    let over = false;
    const load = (): void => {
      import('./idle-parts').then(
        (loaded) => over || setParts(() => loaded.default),
        () => over || window.addEventListener('online', load, { once: true }),
      );
    };
    const cancel = whenIdle(load);
    return () => {
      over = true;
      cancel();
      window.removeEventListener('online', load);
    };
  }, []);
  return parts;
}
