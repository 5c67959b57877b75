import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { NavigationEntry, RemotesAnswer, ResolvedRemote } from '@taskloom/contracts';
import { askRegistry } from './ask-registry';
import { createLoaders, type Loaders } from '../loading/loaders';

interface Answered {
  /** `missing`: no source answered and none ever did here. */
  status: 'loading' | 'ready' | 'missing';
  remotes: readonly ResolvedRemote[];
  navigation: readonly NavigationEntry[];
}

export interface Remotes extends Answered {
  /** Asks the registry again; what is shown stays until the answer is there. Resolves with what there is then. */
  reload: () => Promise<readonly ResolvedRemote[]>;
  loaders: Loaders;
}

const LOADING: Answered = { status: 'loading', remotes: [], navigation: [] };

const answered = (answer: RemotesAnswer | null): Answered =>
  answer
    ? {
        status: 'ready',
        remotes: answer.remotes,
        navigation: answer.remotes.flatMap((remote) => remote.navigation).sort((a, b) => a.order - b.order),
      }
    : { status: 'missing', remotes: [], navigation: [] };

const RemotesContext = createContext<Remotes | null>(null);

/** Knows which remotes there are, and loads them. Once, around the routes. */
export function RemotesProvider({ loaders: given, children }: { loaders?: Loaders; children: ReactNode }) {
  const [state, setState] = useState(LOADING);
  const [loaders] = useState(() => given ?? createLoaders());

  const reload = useCallback(async () => {
    const now = answered(await askRegistry());
    // A registry that went away takes nothing from the page that it gave before.
    setState((shown) => (now.status === 'missing' && shown.status === 'ready' ? shown : now));
    return now.remotes;
  }, []);
  useEffect(() => {
    void reload();
    const onOnline = () => void reload();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [reload]);

  const value = useMemo(() => ({ ...state, reload, loaders }), [state, reload, loaders]);
  return <RemotesContext value={value}>{children}</RemotesContext>;
}

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('There is no <RemotesProvider> around this component');
  return remotes;
}
