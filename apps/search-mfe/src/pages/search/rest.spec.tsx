import { act, screen } from '@testing-library/react';
import { API, type SearchResult } from '@taskloom/contracts';
import type { ApiCall, FakeApi } from '@taskloom/client/test-kit';
import { aHit, searchApi, showSearch } from '../../test/show-search';

const TASKS = Array.from({ length: 30 }, (_, index) => aHit({ title: `Invoice ${index + 1}` }));
const total = { projects: 0, tasks: TASKS.length };

let reachEnd: () => void;
beforeEach(() => {
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      reachEnd = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const answer = (tasks: SearchResult['tasks']): SearchResult => ({ projects: [], tasks, total });
const pagedApi = (): FakeApi =>
  searchApi().on('GET', API.search, ({ query }: ApiCall) =>
    answer(query.has('limit') ? TASKS.slice(0, 20) : TASKS),
  );

it('shows the first 20 results, counts all, and loads the rest when the end of the list comes near', async () => {
  const { searches } = showSearch('/search?q=invoice', pagedApi());
  expect(await screen.findByRole('heading', { name: 'Tasks (30)' })).toBeVisible();
  expect(screen.getByText('30 results found')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(20);
  expect(searches()).toEqual(['q=invoice&limit=20']);
  act(() => reachEnd());
  expect(await screen.findByRole('heading', { name: 'Invoice 30' })).toBeVisible();
  expect(searches()).toEqual(['q=invoice&limit=20', 'q=invoice']);
  expect(screen.queryByText('Searching...')).toBeNull();
});

it('loads the first results of the next query only', async () => {
  const { user, box, searches } = showSearch('/search?q=invoice', pagedApi());
  await screen.findByRole('heading', { name: 'Tasks (30)' });
  act(() => reachEnd());
  await screen.findByRole('heading', { name: 'Invoice 30' });
  await user.type(box, ' 2{Enter}');
  await screen.findAllByRole('heading', { name: 'Tasks (30)' });
  expect(searches().at(-1)).toBe('q=invoice+2&limit=20');
});
