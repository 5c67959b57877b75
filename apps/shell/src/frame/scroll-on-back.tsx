import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '@taskloom/client/router';

const MOST_ENTRIES = 100;

/** How long a list may take to be as high as it was, in milliseconds. */
const WAIT_MS = 3000;

/** Where the page is scrolled to. Back moves it before the screen is left, which doesn't count. */
function useLastPosition() {
  const last = useRef(0);
  const leaving = useRef(false);
  useEffect(() => {
    last.current = window.scrollY;
    const onScroll = () => {
      if (!leaving.current) last.current = window.scrollY;
    };
    const onPop = () => {
      leaving.current = true;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('popstate', onPop);
    };
  }, []);
  return { last, leaving };
}

/** Scrolls once the page is high enough; the returned function stops waiting for that. */
function scrollWhenHigh(wanted: number): () => void {
  const restore = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < wanted) return;
    window.scrollTo(0, wanted);
    stop();
  };
  const watch = new ResizeObserver(restore);
  const timer = setTimeout(() => stop(), WAIT_MS);
  const stop = () => {
    clearTimeout(timer);
    watch.disconnect();
  };
  watch.observe(document.body);
  restore();
  return stop;
}

/**
 * Back and Forward return to where the page was scrolled to. Browsers do that before the screen is rendered, when the page is still as
 * high as the one before.
 */
export function ScrollOnBack() {
  const { key } = useLocation();
  const [positions] = useState(() => new Map<string, number>());
  const { last, leaving } = useLastPosition();
  const remember = useEffectEvent((left: string) => {
    if (positions.size >= MOST_ENTRIES) positions.clear();
    positions.set(left, last.current);
  });
  useLayoutEffect(() => {
    leaving.current = false;
    const wanted = positions.get(key) ?? 0;
    const stop = wanted > 0 ? scrollWhenHigh(wanted) : undefined;
    return () => {
      stop?.();
      remember(key);
    };
  }, [key, positions, leaving]);
  return null;
}
