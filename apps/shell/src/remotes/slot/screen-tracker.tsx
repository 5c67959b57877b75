import { useEffect } from 'react';
import { SETTLE_MS } from '../screens/load-tracker';
import { useRemotes } from '../registry/remotes-context';
import type { MountedScreen } from './slot-state';

/** A sibling of the screen in the same Suspense boundary, so that it mounts together with it. */
export function ScreenTracker({ screen }: { screen: MountedScreen }) {
  const { occupy } = useRemotes();
  const { remote, version, tracker } = screen;

  useEffect(() => occupy(remote, version), [occupy, remote, version]);
  useEffect(() => {
    tracker.drawn();
    const timer = setTimeout(tracker.settled, SETTLE_MS);
    window.addEventListener('pagehide', tracker.settled);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', tracker.settled);
      tracker.settled();
    };
  }, [tracker]);
  return null;
}
