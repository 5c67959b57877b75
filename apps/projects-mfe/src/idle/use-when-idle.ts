import { useEffect, useState } from 'react';

/** The longest time to wait for an idle moment, in milliseconds. */
const PATIENCE_MS = 1_500;

/** True from the first idle moment after `usable`. */
export function useWhenIdle(usable: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!usable || idle) return;
    const done = () => setIdle(true);
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(done);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(done, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(request);
  }, [usable, idle]);
  return idle;
}
