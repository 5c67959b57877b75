import { useEffect } from 'react';
import { useRemotes } from '../registry/remotes-context';
import type { MountedScreen } from './slot-state';

/** A sibling of the screen, which measures its web vitals while it is shown. Only screens are measured, not extensions. */
export function Measured({ screen: { remote, version } }: { screen: MountedScreen }) {
  const { screens } = useRemotes();
  const { name } = remote;
  useEffect(() => screens.measure({ name, version }), [screens, name, version]);
  return null;
}
