import { createContext, lazy, useContext, type ComponentType, type LazyExoticComponent } from 'react';
import type { ScreenModule } from './remote-app';

/**
 * Increases with each Retry in the surrounding slot. The shell provides it.
 * @internal
 */
export const AttemptContext = createContext(0);

/**
 * A part of a screen that is loaded when it is first rendered, such as charts or a dialog. Unlike `lazy`, which caches a failure
 * forever, it loads again after a Retry.
 * @example
 * const Chart = lazyPart(() => import('./chart'));
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ScreenModule<Props>>,
): ComponentType<Props> {
  const parts = new Map<number, LazyExoticComponent<ComponentType<Props>>>();
  return function LazyPart(props: Props) {
    const attempt = useContext(AttemptContext);
    const Part = parts.get(attempt) ?? lazy(load);
    parts.set(attempt, Part);
    return <Part {...props} />;
  };
}
