import { useSyncExternalStore } from 'react';

/** Below this width the filters open as a sheet (docs/design.md). */
const NARROW = '(max-width: 767.98px)';

const subscribe = (tell: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
