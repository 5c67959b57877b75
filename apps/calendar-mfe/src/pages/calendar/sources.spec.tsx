import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { API } from '@taskloom/contracts';
import type { CalendarRequest, ExtensionFunction } from '@taskloom/client';
import { aProject, FakeApi, FakeExtensions, fixToday, renderApp } from '@taskloom/client/test-kit';
import CalendarPage from './calendar.page';

fixToday('2026-11-20');

const NO_TASKS = { tasks: [], undated: [], more: false, moreUndated: false };

const show = (source: ExtensionFunction<'calendar-source'>) =>
  renderApp(<CalendarPage />, {
    route: '/calendar',
    api: new FakeApi()
      .on('GET', API.projects, [aProject({ title: 'Audit', deadline: '2026-11-20' })])
      .on('GET', API.calendar, NO_TASKS),
    around: ({ children }: { children: ReactNode }) => (
      <FakeExtensions functions={{ 'calendar-source': source }}>{children}</FakeExtensions>
    ),
  });

it('shows the entries of a remote on their days and in the list of the selected day', async () => {
  const requests: CalendarRequest[] = [];
  const { user } = show(async (request) => {
    requests.push(request);
    return [
      { id: 'a', day: '2026-11-20', title: 'Returns today', to: '/inbox' },
      { id: 'b', day: '2026-11-25', title: 'Returns later' },
    ];
  });
  const today = await screen.findByRole('gridcell', {
    name: '20 Audit Returns today. Friday, November 20, 2026, 1 deadline: Audit, Returns today',
  });
  expect(within(today).getByText('Returns today')).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Extra' }));
  expect(list.getByRole('link', { name: 'Returns today' })).toHaveAttribute('href', '/inbox');
  expect(requests).toEqual([{ from: '2026-11-01', to: '2026-12-05' }]);

  await user.click(screen.getByRole('gridcell', { name: /November 25/ }));
  expect(
    await within(screen.getByRole('region', { name: 'Extra' })).findByText('Returns later'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
  expect(requests).toHaveLength(2);
});

it('keeps the deadlines when a remote fails', async () => {
  show(async () => {
    throw new Error('down');
  });
  expect(await screen.findByText('Extra is missing.', { exact: false })).toBeVisible();
  expect(screen.getByRole('gridcell', { name: /1 deadline: Audit/ })).toBeVisible();
});
