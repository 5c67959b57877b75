import { aStore, anApi } from '../test/a-store.js';
import { remotesApi } from './remotes.endpoints.js';

const { getRemotesJournal } = remotesApi.endpoints;
const JOURNAL = 'GET /remotes/journal?limit=20';
const entries = [{ action: 'agree' }, { action: 'activate' }];

it('leaves out actions that a build does not know', async () => {
  anApi({ [JOURNAL]: { body: entries } });
  const store = aStore();
  const first = await store.dispatch(getRemotesJournal.initiate({ limit: 20 }));
  expect(first.data).toEqual([{ action: 'activate' }]);
  const later = await store.dispatch(getRemotesJournal.initiate({ limit: 20, knows: ['agree', 'activate'] }));
  expect(later.data).toEqual(entries);
});
