import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './when-idle';

/**
 * Loads a part without an appearance of its own when the page is idle, once it is `wanted`; without a connection, once there is one.
 * `load` is the same function in each render.
 * @example
 * const loadSender = () => import('./sender');
 * const Sender = useIdlePart(loadSender);
 * return Sender && <Sender />;
 */
export function useIdlePart(
  load: () => Promise<{ default: ComponentType }>,
  wanted = true,
): ComponentType | null {
  const [part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    const start = (): void => {
      load().then(
        (loaded) => over || setPart(() => loaded.default),
        () => over || window.addEventListener('online', start, { once: true }),
      );
    };
    const cancel = whenIdle(start);
    return () => {
      over = true;
      cancel();
      window.removeEventListener('online', start);
    };
  }, [load, wanted]);
  return part;
}
