import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@taskloom/client/router';

/** A popover may still be returning the focus; what a person is typing into on the new screen keeps it. */
const isTakenBy = (main: HTMLElement): boolean => {
  const active = document.activeElement;
  return active !== main && main.contains(active);
};

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  if (!isTakenBy(main)) heading.focus({ preventScroll: true });
  return true;
}

/**
 * Arriving at another screen: to its top, and the focus onto its heading as soon as there is one, so that a screen reader says
 * where one is and Tab goes on from there. The first screen of a visit is left alone.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const back = useRef(false);

  useEffect(() => {
    // The browser itself restores the position on Back and Forward.
    const onPop = () => {
      back.current = true;
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  useEffect(() => {
    const wasBack = back.current;
    back.current = false;
    const place = main.current;
    if (last.current === pathname || !place) return undefined;
    last.current = pathname;
    if (!wasBack) window.scrollTo(0, 0);
    if (focusHeading(place)) return undefined;
    const watch = new MutationObserver(() => focusHeading(place) && watch.disconnect());
    watch.observe(place, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname, main]);
}
