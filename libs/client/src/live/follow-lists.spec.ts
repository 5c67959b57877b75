import { waitFor } from '@testing-library/react';
import { API, SERVER_EVENTS } from '@taskloom/contracts';
import { projectsApi } from '@taskloom/contracts/rtk';
import type { Realtime } from '../realtime';
import { createAppStore } from '../session/create-app-store';
import { sessionStarted } from '../store/auth.slice';
import { aProject, aUser, FakeApi } from '../test-kit';
import { followLists } from './follow-lists';

it('requests the archived projects again after a change before the first connection', async () => {
  const heard = new Map<string, (payload: object) => void>();
  const realtime = {
    on: (event: string, handler: (payload: object) => void) => heard.set(event, handler) && (() => {}),
    onStatus: () => () => {},
    rooms: { onRefused: () => () => {} },
  } as unknown as Realtime;
  const api = new FakeApi().on('GET', API.projects, []);
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  const { store } = createAppStore();
  store.dispatch(sessionStarted({ token: 't', user: aUser() }));
  const { initiate, select } = projectsApi.endpoints.getArchivedProjects;
  const query = store.dispatch(initiate());
  await query;
  const stop = followLists(store, realtime);
  api.on('GET', API.projects, [aProject()]);
  heard.get(SERVER_EVENTS.listsOutdated)?.({});
  await waitFor(() => expect(select()(store.getState()).data).toHaveLength(1));
  stop();
  query.unsubscribe();
});
