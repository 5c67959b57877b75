import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@taskloom/client/router';
import { useScreenKey } from '../remotes';

/** The focus may still be on its way back from a popover; a field on the new screen keeps it. */
const isTakenBy = (main: HTMLElement): boolean => {
  const active = document.activeElement;
  return active !== main && main.contains(active);
};

function focusHeading(main: HTMLElement): boolean {
  // The heading of a screen in a frame is inside.
  const heading = main.querySelector<HTMLElement>('h1, iframe[data-ready="true"]');
  if (!heading) return false;
  if (heading.localName === 'h1' && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  if (!isTakenBy(main)) heading.focus({ preventScroll: true });
  return true;
}

/**
 * On navigation, scrolls to the top and focuses the new screen's heading, so that screen readers announce it and Tab continues from
 * there. Does nothing on the first screen of a visit.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  // Not the path: an open task has its own, and the board beside it must not move.
  const screen = useScreenKey(pathname);
  const last = useRef({ screen, pathname });
  const back = useRef(false);

  useEffect(() => {
    // The browser restores the scroll position on Back and Forward.
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
    const { current: before } = last;
    last.current = { screen, pathname };
    // The screen of the same path is named differently once the registry has responded.
    if (before.screen === screen || before.pathname === pathname || !place) return undefined;
    if (!wasBack) window.scrollTo(0, 0);
    if (focusHeading(place)) return undefined;
    const watch = new MutationObserver(() => focusHeading(place) && watch.disconnect());
    watch.observe(place, { childList: true, subtree: true, attributeFilter: ['data-ready'] });
    return () => watch.disconnect();
  }, [screen, pathname, main]);
}
