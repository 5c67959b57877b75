import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@taskloom/client/router';
import { useScreenKey } from '../remotes';

/** The focus may still be on its way back from a popover; a field on the new screen keeps it. */
const isTakenBy = (main: HTMLElement): boolean => {
  const active = document.activeElement;
  return active !== main && main.contains(active);
};

/** The heading of a screen in a frame is inside. */
function headingOf(main: HTMLElement): HTMLElement | null {
  const heading = main.querySelector<HTMLElement>('h1, iframe[data-ready="true"]');
  if (heading?.localName === 'h1' && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/**
 * Focuses the heading, and one that replaces it while it has the focus: until a screen is loaded, the previous one may still be there, or
 * a heading without the name that the screen will have.
 */
function followHeading(main: HTMLElement): () => void {
  let heading: HTMLElement | null = null;
  const look = (): void => {
    if (heading?.isConnected) return;
    // The focus of a removed element goes to the body.
    if (heading && document.activeElement !== document.body) return watch.disconnect();
    heading = headingOf(main);
    if (!isTakenBy(main)) heading?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  watch.observe(main, { childList: true, subtree: true, attributeFilter: ['data-ready'] });
  look();
  return () => watch.disconnect();
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
    return followHeading(place);
  }, [screen, pathname, main]);
}
