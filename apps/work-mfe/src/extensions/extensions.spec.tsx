import { screen, within } from '@testing-library/react';
import { API, type Notification, type ProjectStatus, type TaskHit } from '@taskloom/contracts';
import {
  aCard,
  aNotification,
  aProject,
  FakeApi,
  fixToday,
  refuse,
  renderApp,
} from '@taskloom/client/test-kit';
import DueToday from './due-today';
import NotificationRules from './notification-rules';
import snoozed from './snoozed';

fixToday('2026-11-20');

const project = aProject({ title: 'Billing migration' });
const task = (title: string, deadline: string | null, status?: ProjectStatus): TaskHit => ({
  ...aCard({ title, deadline }),
  project: { _id: project._id, title: project.title, status },
});
const work = (tasks: TaskHit[]) => ({ tasks, next: null });

describe('due today', () => {
  it('lists what is overdue or due today, and links to the tasks', async () => {
    const late = task('Late', '2026-11-18');
    const tasks = [late, task('Due', '2026-11-20'), task('Soon', '2026-11-21'), task('Some day', null)];
    renderApp(<DueToday />, { api: new FakeApi().on('GET', API.workTasks, work(tasks)) });
    expect(await screen.findByRole('link', { name: 'Late' })).toHaveAttribute(
      'href',
      expect.stringContaining(late._id),
    );
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Late', 'Due']);
    expect(rows[1]).toHaveTextContent('Billing migrationToday');
  });

  it.each([
    ['active', 1],
    ['on-hold', 0],
    ['completed', 0],
    ['cancelled', 0],
  ] as const)('of a project that is %s, lists %i of its late tasks', async (status, count) => {
    const tasks = [task('Late', '2026-11-18', status), task('Due', '2026-11-20')];
    renderApp(<DueToday />, { api: new FakeApi().on('GET', API.workTasks, work(tasks)) });
    expect(await screen.findByRole('link', { name: 'Due' })).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Late' })).toHaveLength(count);
  });

  it('says when nothing is due, and when the tasks cannot be loaded', async () => {
    const api = new FakeApi().on('GET', API.workTasks, refuse('FORBIDDEN', 'Not now.'));
    const { user } = renderApp(<DueToday />, { api });
    expect(await screen.findByText('Not now.')).toBeVisible();
    api.on('GET', API.workTasks, work([task('Soon', '2026-11-21')]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing is due today.')).toBeVisible();
  });
});

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
