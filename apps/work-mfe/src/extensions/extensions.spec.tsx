import { screen } from '@testing-library/react';
import { API, type Notification } from '@taskloom/contracts';
import { aNotification, FakeApi, fixToday, renderApp } from '@taskloom/client/test-kit';
import NotificationRules from './notification-rules';
import snoozed from './snoozed';

fixToday('2026-11-20');

it('opens the notification rules from the settings', async () => {
  const api = new FakeApi().on('GET', API.projects, []).on('GET', API.notificationRules, { rules: [] });
  const { user } = renderApp(<NotificationRules />, { api });
  await user.click(screen.getByRole('button', { name: 'Change rules' }));
  expect(await screen.findByRole('dialog', { name: 'Notification rules' })).toBeVisible();
});

it('gives the calendar the snoozed notifications on the days of their return', async () => {
  const at = (_id: string, snoozedUntil: string | null): Notification => ({
    ...aNotification({ _id, title: 'Task assigned', message: `Task ${_id}` }),
    snoozedUntil,
  });
  const notifications = [at('a', new Date('2026-11-24T09:00:00').toISOString()), at('b', null)];
  const page = { notifications, next: null, unreadCount: 0, snoozedCount: 1 };
  const { store } = renderApp(<p>Calendar</p>, { api: new FakeApi().on('GET', API.inbox, page) });
  const tools = { dispatch: store.dispatch, signal: new AbortController().signal };
  expect(await snoozed({ from: '2026-11-01', to: '2026-12-05' }, tools)).toEqual([
    { id: 'a', day: '2026-11-24', title: 'Task assigned: Task a', to: '/inbox?tab=snoozed' },
  ]);
});
