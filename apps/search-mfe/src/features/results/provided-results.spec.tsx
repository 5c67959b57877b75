import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ExtensionFunction } from '@taskloom/client';
import { FakeExtensions } from '@taskloom/client/test-kit';
import { searchApi, showSearch } from '../../test/show-search';

const offering =
  (find: ExtensionFunction<'search-provider'>) =>
  ({ children }: { children: ReactNode }) => (
    <FakeExtensions functions={{ 'search-provider': find }}>{children}</FakeExtensions>
  );

it('shows what a remote finds, below the projects and tasks, and nothing of it without a query', async () => {
  const find = jest.fn(async ({ query }: { query: string }) => [
    { id: query, title: `Person ${query}`, detail: 'Admin', to: '/team' },
  ]);
  const { user, box } = showSearch('/search', searchApi(), offering(find));
  expect(find).not.toHaveBeenCalled();
  await user.type(box, 'lea{Enter}');
  const group = within(await screen.findByRole('region', { name: 'Extra (1)' }));
  expect(group.getByRole('link', { name: 'Person lea' })).toHaveAttribute('href', '/team');
  expect(group.getByText('Admin')).toBeVisible();
  expect(find).toHaveBeenCalledTimes(1);
});

it('keeps the other results when a remote fails', async () => {
  const find = async () => {
    throw new Error('down');
  };
  showSearch('/search?q=billing', searchApi(), offering(find));
  expect(await screen.findByText('Extra is missing.', { exact: false })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Projects (1)' })).toBeVisible();
});
