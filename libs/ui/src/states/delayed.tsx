import { useEffect, useState, type ReactNode } from 'react';

/** What waits this long before it shows, so that a quick answer never flickers. Milliseconds. */
export const LOADING_DELAY_MS = 150;

/** Shows its children after a while. */
export const Delayed = ({ ms = LOADING_DELAY_MS, children }: { ms?: number; children: ReactNode }) => {
  const [due, setDue] = useState(ms <= 0);
  useEffect(() => {
    if (ms <= 0) return undefined;
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return due ? children : null;
};
