import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createScreens, type Screens } from '../screens/screens';
import type { Loaders } from '../loading/loaders';
import { createWithdrawnBuilds, type WithdrawnBuilds } from '../withdrawn/withdrawn-builds';
import { createAnswers, type Answered, type Answers } from './answers';
import type { Freshen } from './use-activations';
import { useCapabilities } from './use-capabilities';
import { useRegistry, type Reload } from './use-registry';

export interface Remotes extends Answered {
  /** Fetches the registry's response again; the current one stays until then. Resolves with the new remotes. */
  reload: Reload;
  freshen: Freshen;
  loaders: Loaders;
  screens: Screens;
  occupy: Answers['occupy'];
  withdrawn: WithdrawnBuilds;
}

const RemotesContext = createContext<Remotes | null>(null);

/** Provides the remotes and their loading. Used once, around the routes and inside the realtime provider. */
export function RemotesProvider({ loaders: given, children }: { loaders?: Loaders; children: ReactNode }) {
  const [answers] = useState(createAnswers);
  const state = useSyncExternalStore(answers.onChange, answers.state);
  const { reload, freshen } = useRegistry(answers);
  const capabilities = useCapabilities();
  const [screens] = useState(() => createScreens({ answers, capabilities, loaders: given }));

  const [withdrawn] = useState(() => createWithdrawnBuilds({ answers, loaders: screens.loaders }));

  const value = useMemo(
    () => ({
      ...state,
      reload,
      freshen,
      screens,
      loaders: screens.loaders,
      occupy: answers.occupy,
      withdrawn,
    }),
    [state, reload, freshen, screens, answers, withdrawn],
  );
  return <RemotesContext value={value}>{children}</RemotesContext>;
}

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a <RemotesProvider> around the component');
  return remotes;
}
