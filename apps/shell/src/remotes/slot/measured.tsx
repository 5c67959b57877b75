import { useEffect } from 'react';
import { useRemotes } from '../registry/remotes-context';
import type { MountedScreen } from './slot-state';

/** A sibling of the screen, which measures its web vitals while it is shown. Only screens are measured, not extensions. */
export function Measured({ screen: { remote, version } }: { screen: MountedScreen }) {
  const { entrances } = useRemotes();
  const { name } = remote;
  useEffect(() => entrances.measure({ name, version }), [entrances, name, version]);
  return null;
}
