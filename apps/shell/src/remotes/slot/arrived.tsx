import { useEffect } from 'react';
import { SETTLE_MS } from '../entering/arrival';
import { useRemotes } from '../registry/remotes-context';
import type { Standing } from './slot-state';

/** Stands beside a screen inside of its Suspense, so that it is mounted when the screen is. */
export function Arrived({ standing }: { standing: Standing }) {
  const { occupy } = useRemotes();
  const { remote, version, arrival } = standing;

  useEffect(() => occupy(remote, version), [occupy, remote, version]);
  useEffect(() => {
    arrival.drawn();
    const timer = setTimeout(arrival.settled, SETTLE_MS);
    window.addEventListener('pagehide', arrival.settled);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', arrival.settled);
      arrival.settled();
    };
  }, [arrival]);
  return null;
}
