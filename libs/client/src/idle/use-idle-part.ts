import { useEffect, useState, type ComponentType } from 'react';
import { loadWhenIdle } from './load-when-idle';

/**
 * Loads a part without an appearance of its own when the page is idle, once it is `wanted`; without a connection, once there is one.
 * `load` is the same function in each render.
 * @example
 * const loadChart = () => import('./chart');
 * const Chart = useIdlePart(loadChart);
 * return Chart && <Chart />;
 */
export function useIdlePart(
  load: () => Promise<{ default: ComponentType }>,
  wanted = true,
): ComponentType | null {
  const [part, setPart] = useState<ComponentType | null>(null);
  useEffect(
    () => (wanted ? loadWhenIdle(load, (loaded) => setPart(() => loaded.default)) : undefined),
    [load, wanted],
  );
  return part;
}
