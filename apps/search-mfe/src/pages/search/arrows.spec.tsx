import { screen } from '@testing-library/react';
import { API, type SearchResult } from '@taskloom/contracts';
import { FakeExtensions, held } from '@taskloom/client/test-kit';
import type { ReactNode } from 'react';
import { aHit, announce, billing, searchApi, showSearch } from '../../test/show-search';

const second = aHit({ title: 'Second invoice' });

const People = ({ children }: { children: ReactNode }) => (
  <FakeExtensions
    functions={{ 'search-provider': async () => [{ id: 'lea', title: 'Lea Invoice', to: '/team' }] }}
  >
    {children}
  </FakeExtensions>
);

const show = async () => {
  const view = showSearch(
    '/search?q=invoice',
    searchApi({ projects: [billing], tasks: [announce, second] }),
    People,
  );
  await screen.findByRole('link', { name: 'Lea Invoice' });
  await screen.findByRole('link', { name: billing.title });
  view.box.focus();
  return view;
};
const link = (name: string) => screen.getByRole('link', { name });

it('move from the box through projects, tasks and the results of remotes, and stay at the last', async () => {
  const { user } = await show();
  for (const name of [billing.title, announce.title, second.title, 'Lea Invoice', 'Lea Invoice']) {
    await user.keyboard('{ArrowDown}');
    expect(link(name)).toHaveFocus();
  }
  await user.keyboard('{Home}');
  expect(link(billing.title)).toHaveFocus();
  await user.keyboard('{End}{ArrowUp}');
  expect(link(second.title)).toHaveFocus();
});

it.each(['{ArrowUp}', '{Escape}'])('return to the box with %s from the first result', async (key) => {
  const { user, box } = await show();
  await user.keyboard(`{ArrowDown}${key}`);
  expect(box).toHaveFocus();
  expect(box).toHaveValue('invoice');
});

it('open a result with Enter', async () => {
  const { user, path } = await show();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(path()).toBe(`/projects/${billing._id}`);
});

it('leave keys with a modifier, and keys elsewhere, to the browser', async () => {
  const { user, box } = await show();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(box).toHaveFocus();
  screen.getByRole('button', { name: 'Search' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

it('wait for the results of what was typed, not for earlier ones', async () => {
  const api = searchApi();
  const { user, box } = showSearch('/search?q=invoice', api);
  await screen.findByRole('link', { name: announce.title });
  const later = held<SearchResult>();
  api.on('GET', API.search, later.answer);
  await user.type(box, 's{ArrowDown}');
  expect(box).toHaveFocus();
  later.resolve({ projects: [], tasks: [second] });
  expect(await screen.findByRole('link', { name: second.title })).toHaveFocus();
});

it('stay in the box when typing goes on before the results are there', async () => {
  const { user, box } = showSearch();
  await user.type(box, 'inv{ArrowDown}oice');
  await screen.findByRole('link', { name: announce.title });
  expect(box).toHaveFocus();
  expect(box).toHaveValue('invoice');
});
