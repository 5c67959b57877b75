import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { API, SERVER_EVENTS, type RemoteJournalEntry, type RemoteOverview } from '@taskloom/contracts';
import { RealtimeProvider, type Realtime } from '@taskloom/client/realtime';
import { FakeApi, aUser, renderApp } from '@taskloom/client/test-kit';
import OperationsPage from '../pages/operations/operations.page';
import { aRemote, anEntry } from '../sample/remotes';

/** The default API responses; a test overrides them with its own. */
export const operationsApi = (
  remotes: RemoteOverview[] = [aRemote()],
  journal: RemoteJournalEntry[] = [anEntry()],
): FakeApi =>
  new FakeApi()
    .on('GET', API.remotesOverview, { revision: 7, remotes })
    .on('GET', API.remotesJournal, journal);

const nothing = () => () => {};

/** The operations screen as a team admin sees it; `moved()` emits the socket event of an activation. */
export function showOperations(api: FakeApi = operationsApi()) {
  const handlers = new Set<(event: unknown) => void>();
  const realtime = {
    status: () => 'online',
    onStatus: nothing,
    on: (name: string, handler: (event: unknown) => void) => {
      if (name === SERVER_EVENTS.remotesActivated) handlers.add(handler);
      return () => handlers.delete(handler);
    },
    rooms: { watch: nothing, onJoined: nothing, onLeft: nothing, onRefused: nothing },
    connect: () => {},
    disconnect: () => {},
  } as unknown as Realtime;
  const Around = ({ children }: { children: ReactNode }) => (
    <RealtimeProvider realtime={realtime}>{children}</RealtimeProvider>
  );
  const user = aUser({ name: 'Maya Lindqvist', role: 'admin' });
  const shown = renderApp(<OperationsPage />, { route: '/admin/remotes', user, api, around: Around });
  const moved = () =>
    act(() => handlers.forEach((handler) => handler({ revision: 8, name: 'calendar', version: null })));
  return { ...shown, moved };
}
