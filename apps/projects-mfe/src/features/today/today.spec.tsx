import { screen, waitFor, within } from '@testing-library/react';
import { API, type Notification, type ProjectStatus, type TaskHit } from '@taskloom/contracts';
import { aCard, aNotification, FakeApi, fixToday, held, refuse, renderApp } from '@taskloom/client/test-kit';
import { useState } from 'react';
import { MAYA } from '../../test/people';
import { TodayPart } from './today-part';

/** A Friday. */
fixToday('2026-11-20');

const task = (title: string, deadline: string | null, part: Partial<TaskHit> = {}): TaskHit => ({
  ...aCard({ _id: title, title, deadline, priority: 'medium' }),
  project: { _id: 'p', title: 'Billing migration' },
  ...part,
});
const of = (status: ProjectStatus) => ({ project: { _id: 'q', title: 'Office move', status } });
const mention = (text: string, part: Partial<Notification> = {}): Notification =>
  aNotification({
    type: 'mentioned',
    sender: { name: 'Leila Haddad', avatar: '' },
    projectId: 's',
    project: { title: 'Status page' },
    link: '/projects/s?task=t#comment-c',
    details: { event: 'comment-mention', actor: 'Leila Haddad', text },
    ...part,
  });

interface Given {
  tasks?: TaskHit[];
  mentions?: Notification[];
}
const answers = ({ tasks = [], mentions = [] }: Given) =>
  new FakeApi()
    .on('GET', API.workTasks, { tasks, next: null })
    .on('GET', API.inbox, { notifications: mentions, next: null, unreadCount: 0, snoozedCount: 0 })
    .on('PATCH', API.notifications, { unreadCount: 0 });
const show = (given: Given, api = answers(given)) => renderApp(<TodayPart ready />, { user: MAYA, api });
const lines = async () => {
  const region = await screen.findByRole('region', { name: 'Today' });
  return (await within(region).findAllByRole('listitem')).map((line) => within(line));
};
const texts = async () => (await lines()).map((line) => line.getAllByRole('link')[0]?.textContent);

it('names the most overdue task, the first one due today and the newest mention', async () => {
  show({
    tasks: [task('Late', '2026-11-19'), task('Later', '2026-11-18'), task('Now', '2026-11-20')],
    mentions: [mention('Second language?'), mention('Older')],
  });
  expect(await texts()).toEqual(['Later', 'Now', 'Leila Haddad mentioned you: “Second language?”']);
  const [overdue, today, newest] = await lines();
  expect(overdue?.getByText('2 days overdue')).toBeVisible();
  expect(overdue?.getByRole('link', { name: 'Later' })).toHaveAttribute('href', '/projects/p/tasks/Later');
  expect(overdue?.getByRole('link', { name: '1 more overdue task' })).toHaveAttribute(
    'href',
    '/work#overdue',
  );
  expect(today?.getByText('Due today')).toBeVisible();
  expect(today?.getAllByRole('link')).toHaveLength(1);
  expect(newest?.getByText('Status page')).toBeVisible();
  expect(newest?.getByRole('link', { name: '1 more unread mention' })).toHaveAttribute(
    'href',
    '/inbox?tab=unread&types=mentioned',
  );
});

it('puts the highest priority of tasks due today first, and leads to the others', async () => {
  const usual = ['A', 'B', 'C'].map((title) => task(title, '2026-11-20'));
  show({ tasks: [...usual, task('Urgent', '2026-11-20', { priority: 'high' })] });
  expect(await texts()).toEqual(['Urgent', 'A', 'B']);
  const last = (await lines())[2];
  expect(last?.getByRole('link', { name: '1 more task due today' })).toHaveAttribute('href', '/work#today');
  expect(screen.getAllByRole('link', { name: /more task/ })).toHaveLength(1);
});

it('fills three lines with what is overdue, due today and due within a week', async () => {
  const later = ['2026-11-28', '2026-11-27', '2026-11-21', '2026-11-23'].map((day) => task(day, day));
  show({ tasks: [...later, task('Now', '2026-11-20')] });
  expect(await texts()).toEqual(['Now', '2026-11-21', '2026-11-23']);
  const [, tomorrow, monday] = await lines();
  expect(tomorrow?.getByText('Tomorrow')).toBeVisible();
  expect(monday?.getByText('Mon')).toBeVisible();
});

it('keeps a line each for what is due today and for a mention', async () => {
  const late = ['16', '17', '18'].map((day) => task(day, `2026-11-${day}`));
  show({ tasks: [...late, task('Now', '2026-11-20')], mentions: [mention('Well?')] });
  expect(await texts()).toEqual(['16', 'Now', 'Leila Haddad mentioned you: “Well?”']);
  screen.getByRole('link', { name: '2 more overdue tasks' });
});

it.each([
  ['active', ['Late', 'Now']],
  ['on-hold', ['Now']],
  ['completed', ['Now']],
  ['cancelled', ['Now']],
] as const)('of a project that is %s, lists %j', async (status, titles) => {
  show({ tasks: [task('Late', '2026-11-18', of(status)), task('Now', '2026-11-20')] });
  expect(await texts()).toEqual(titles);
});

it('says when there is nothing, for tasks that are done, of later weeks and without a date', async () => {
  const tasks = [
    task('Done', '2026-11-18', { status: 'done' }),
    task('Later', '2026-11-28'),
    task('Some day', null),
  ];
  show({ tasks });
  await screen.findByText('Nothing is overdue or due today, and no mention is unread.');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('names two tasks that are due next when there is nothing for today', async () => {
  show({ tasks: ['2026-11-25', '2026-11-24', '2026-11-26'].map((day) => task(day, day)) });
  const [nothing, first, second] = await lines();
  nothing?.getByText('Nothing is overdue or due today, and no mention is unread.');
  first?.getByRole('link', { name: '2026-11-24' });
  second?.getByRole('link', { name: '2026-11-25' });
});

describe('a mention', () => {
  it('opens the comment and is read then', async () => {
    const newest = mention('Second language?');
    const { user, api, path } = show({ mentions: [newest] });
    await user.click((await lines())[0]?.getByRole('link') as HTMLElement);
    await waitFor(() => expect(path()).toBe('/projects/s?task=t#comment-c'));
    await waitFor(() =>
      expect(api.sent('PATCH', API.notifications).map(({ body }) => body)).toEqual([
        { notificationIds: [newest._id], read: true },
      ]),
    );
  });

  it.each([
    [
      { event: 'description-mention', actor: 'Leila Haddad', task: { _id: 't', title: 'Dock' } } as const,
      'Leila Haddad mentioned you in “Dock”',
    ],
    [null, 'Priya Raman assigned you to “Rotate webhook secrets”.'],
  ])('with the details %j reads: %s', async (details, words) => {
    show({ mentions: [mention('', { details })] });
    expect(await texts()).toEqual([words]);
  });
});

it('requests nothing before the projects are there', async () => {
  const api = answers({ tasks: [task('Now', '2026-11-20')] });
  const Screen = () => {
    const [ready, setReady] = useState(false);
    return (
      <>
        <button onClick={() => setReady(true)}>Projects arrive</button>
        <TodayPart ready={ready} />
      </>
    );
  };
  const { user } = renderApp(<Screen />, { user: MAYA, api });
  screen.getByRole('heading', { name: 'Today' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(api.sent('GET', API.workTasks)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Projects arrive' }));
  expect(await texts()).toEqual(['Now']);
});

it('says what could not be loaded, and tries only that again', async () => {
  const later = held<unknown>();
  const api = answers({ tasks: [task('Now', '2026-11-20')] }).on(
    'GET',
    API.inbox,
    refuse('FORBIDDEN', 'Not now.'),
  );
  const { user } = show({}, api);
  await screen.findByText('Not now.');
  api.on('GET', API.inbox, later.answer);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  later.resolve({ notifications: [], next: null, unreadCount: 0, snoozedCount: 0 });
  expect(await texts()).toEqual(['Now']);
  expect(api.sent('GET', API.workTasks)).toHaveLength(1);
});
