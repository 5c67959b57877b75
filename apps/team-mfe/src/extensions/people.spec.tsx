import { API } from '@taskloom/contracts';
import { aTeamMember, aUser, FakeApi, renderApp } from '@taskloom/client/test-kit';
import people from './people';

it('finds members by every word of the query in name and address, without accents', async () => {
  const members = [
    aTeamMember(aUser({ _id: 'lea', name: 'Léa Martin', email: 'lea@example.com', role: 'admin' })),
    aTeamMember(aUser({ _id: 'leo', name: 'Leo Berg', email: 'leo@example.com' })),
  ];
  const { store } = renderApp(<p>Search</p>, { api: new FakeApi().on('GET', API.teamMembers, members) });
  const find = (query: string) =>
    people({ query }, { dispatch: store.dispatch, signal: new AbortController().signal });
  expect(await find('lea martin')).toEqual([
    { id: 'lea', title: 'Léa Martin', detail: 'lea@example.com · Admin', to: '/team/lea' },
  ]);
  expect((await find('example.com')).map(({ id }) => id)).toEqual(['lea', 'leo']);
  expect(await find('lea berg')).toEqual([]);
});
