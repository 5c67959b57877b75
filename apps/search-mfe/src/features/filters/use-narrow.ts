import { useSyncExternalStore } from 'react';

/** Below this width the filters open as a sheet (docs/design.md). */
const NARROW = '(max-width: 767.98px)';

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
