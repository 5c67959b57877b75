import { useCallback, useSyncExternalStore } from 'react';

/**
 * The breakpoints of the design (docs/design.md): below 576 px a phone, below 992 px a drawer instead of the
 * side navigation.
 */
export const PHONE = '(max-width: 575.98px)';
export const BELOW_LARGE = '(max-width: 991.98px)';
/** Below this width an open task fills the page instead of being beside the board. */
export const BELOW_BESIDE = '(max-width: 1199.98px)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** For what CSS cannot do: another structure, not another size. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
