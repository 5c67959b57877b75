import { useSyncExternalStore } from 'react';
import type { RemoteCommand } from '@taskloom/client';
import { useRemotes } from './registry/remotes-context';

/** The commands of the remotes whose code is here, for the palette. */
export function useRemoteCommands(): readonly RemoteCommand[] {
  const { loaders } = useRemotes();
  const opened = useSyncExternalStore(loaders.onOpened, loaders.opened);
  return opened.flatMap(({ commands }) => commands ?? []);
}
