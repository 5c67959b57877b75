import { useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { RemotePermissions } from '@taskloom/contracts';
import { storeOf } from '@taskloom/contracts/rtk';
import { useAppStore } from '../store/hooks';

interface CallsOfRemoteProps {
  /** The remote whose code is below. */
  name: string;
  /** As its `remote.json` declares them; without them, it may make all calls. */
  permissions?: RemotePermissions;
  children: ReactNode;
}

/** Refuses the calls of a remote that it has not declared. Used by the shell around each component of a remote. */
export function CallsOfRemote({ name, permissions, children }: CallsOfRemoteProps) {
  const store = useAppStore();
  const own = useMemo(() => storeOf(store, { name, permissions }), [store, name, permissions]);
  return <Provider store={own}>{children}</Provider>;
}
