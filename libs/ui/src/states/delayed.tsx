import { useEffect, useState, type ReactNode } from 'react';

/** Delay before a loading state shows, so that a fast response never flickers, in milliseconds. */
export const LOADING_DELAY_MS = 150;

/**
 * Renders its children after a delay.
 * @example
 * <Delayed ms={400}><Spinner label="Loading" /></Delayed>
 */
export const Delayed = ({ ms = LOADING_DELAY_MS, children }: { ms?: number; children: ReactNode }) => {
  const [due, setDue] = useState(ms <= 0);
  useEffect(() => {
    if (ms <= 0) return undefined;
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return due ? children : null;
};
