import { createContext, lazy, useContext, type ComponentType, type LazyExoticComponent } from 'react';
import type { ScreenModule } from './remote-app';

/** Rises with each Retry in the slot around. The shell provides it. */
export const AttemptContext = createContext(0);

/**
 * A part of a screen that is loaded when it is first shown: charts, a dialog. Unlike `lazy`, which keeps a failure for ever,
 * it loads anew after a Retry.
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
