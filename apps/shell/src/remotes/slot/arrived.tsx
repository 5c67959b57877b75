import { useEffect } from 'react';
import { SETTLE_MS } from '../entering/arrival';
import { useRemotes } from '../registry/remotes-context';
import type { MountedScreen } from './slot-state';

/** A sibling of the screen in the same Suspense boundary, so that it mounts together with it. */
export function Arrived({ screen }: { screen: MountedScreen }) {
  const { occupy } = useRemotes();
  const { remote, version, arrival } = screen;

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
