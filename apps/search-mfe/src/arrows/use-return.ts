import { useLocation } from '@taskloom/client/router';
import { useEffect, type RefObject } from 'react';
import { STOP } from './use-arrows';

/** The link that was followed last, and the history entry that it was on. */
let followed: { entry: string; href: string } | null = null;

/** Whether the focus is still where the shell puts it on a new screen. */
const isFocusFree = (): boolean => {
  const { activeElement: active } = document;
  return !active || active === document.body || active.localName === 'h1' || active.localName === 'main';
};

/**
 * Back from an opened result puts the focus on it again. Loads the rest of a list whose first results don't contain it. Returns a function
 * that remembers which link is followed.
 */
export function useReturn(area: RefObject<HTMLElement | null>, results: unknown, loadAll: () => void) {
  const { key } = useLocation();
  useEffect(() => {
    if (!results || followed?.entry !== key) return;
    const link = area.current?.querySelector<HTMLElement>(`[${STOP}][href="${CSS.escape(followed.href)}"]`);
    if (!link) return loadAll();
    followed = null;
    // The shell restores the scroll position.
    if (isFocusFree()) link.focus({ preventScroll: true });
  }, [area, key, results, loadAll]);
  return (href: string) => {
    followed = { entry: key, href };
  };
}
