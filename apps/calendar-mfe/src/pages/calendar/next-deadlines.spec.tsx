import { screen, within } from '@testing-library/react';
import { API, SCREENS, type CalendarAnswer, type Project, type TaskHit } from '@taskloom/contracts';
import { aCard, aProject, FakeApi, fixToday, held, renderApp, type ApiCall } from '@taskloom/client/test-kit';
import CalendarPage from './calendar.page';

fixToday('2026-11-20');

const due = (title: string, deadline: string): TaskHit => ({
  ...aCard({ title }),
  deadline,
  project: { _id: 'apollo', title: 'Apollo' },
});
const answer = (tasks: TaskHit[]): CalendarAnswer => ({
  tasks,
  undated: [],
  more: false,
  moreUndated: false,
});
/** Only the tasks of the range, as the server returns them. */
const ofRange =
  (tasks: TaskHit[]) =>
  ({ query }: ApiCall) =>
    answer(
      tasks.filter(
        ({ deadline }) =>
          deadline && deadline >= (query.get('from') ?? '') && deadline <= (query.get('to') ?? ''),
      ),
    );

const show = (tasks: TaskHit[], { projects = [] as Project[], route = '/calendar' } = {}) =>
  renderApp(<CalendarPage />, {
    route,
    api: new FakeApi().on('GET', API.projects, projects).on('GET', API.calendar, ofRange(tasks)),
  });

const next = async () => within(await screen.findByRole('region', { name: 'Next deadlines' }));
const days = async () => (await next()).getAllByRole('heading', { level: 3 }).map((day) => day.textContent);
const rows = async () => (await next()).getAllByRole('listitem').map((row) => row.textContent);
const ranges = (api: FakeApi) => api.sent('GET', API.calendar).map(({ query }) => query.get('from'));

const launch = aProject({ title: 'Launch', deadline: '2026-11-21' });
const MANY = Array.from({ length: 30 }, (_task, index) => due(`Task ${index}`, '2026-11-24'));

it('lists what is due after the selected day, by day, and opens it with one press', async () => {
  const tasks = [due('Sign', '2026-11-23'), due('Today', '2026-11-20'), due('Far away', '2027-01-15')];
  const { user, path } = show(tasks, { projects: [launch] });
  expect(await days()).toEqual([
    'Tomorrow Saturday, November 21',
    'Monday November 23',
    'Friday, January 15, 2027 ',
  ]);
  expect(await rows()).toEqual(['LaunchProject deadline', 'SignApollo', 'Far awayApollo']);
  await user.click((await next()).getByRole('link', { name: 'Sign' }));
  expect(path()).toBe(SCREENS.taskPanel('apollo', tasks[0]?._id ?? ''));
});

it('opens a project', async () => {
  const { user, path } = show([], { projects: [launch] });
  await user.click((await next()).getByRole('link', { name: 'Launch' }));
  expect(path()).toBe(SCREENS.project(launch._id));
});

it('follows the selected day', async () => {
  const { user } = show([due('Sign', '2026-11-23'), due('Rehearse', '2026-11-27')]);
  expect(await rows()).toHaveLength(2);
  await user.click(screen.getByRole('gridcell', { name: /November 23/ }));
  expect(await rows()).toEqual(['RehearseApollo']);
  expect(screen.getByRole('region', { name: 'Next deadlines' })).not.toHaveAttribute('data-day-empty');
  await user.click(screen.getByRole('gridcell', { name: /November 26/ }));
  expect(screen.getByRole('region', { name: 'Next deadlines' })).toHaveAttribute('data-day-empty');
});

it('shows six, then more with each press, until another day is selected', async () => {
  const { user, api } = show(MANY);
  expect(await rows()).toHaveLength(6);
  // The weeks on the screen have enough.
  expect(ranges(api)).toEqual(['2026-11-01']);
  await user.click((await next()).getByRole('button', { name: 'Show more' }));
  expect(await rows()).toHaveLength(26);
  await user.click((await next()).getByRole('button', { name: 'Show more' }));
  expect(await rows()).toHaveLength(30);
  expect((await next()).queryByRole('button')).not.toBeInTheDocument();
  await user.click(screen.getByRole('gridcell', { name: /November 21/ }));
  expect(await rows()).toHaveLength(6);
});

it('requests the two months after the weeks on the screen when these have too little', async () => {
  const { api } = show([due('Sign', '2026-11-23')]);
  expect(await rows()).toEqual(['SignApollo']);
  expect(api.sent('GET', API.calendar).map(({ query }) => [query.get('from'), query.get('to')])).toEqual([
    ['2026-11-01', '2026-12-05'],
    ['2026-12-06', '2027-02-05'],
  ]);
});

it('is missing when nothing is due later', async () => {
  const idea = { ...due('Some idea', ''), deadline: null };
  renderApp(<CalendarPage />, {
    route: '/calendar',
    api: new FakeApi()
      .on('GET', API.projects, [])
      .on('GET', API.calendar, { ...answer([due('Today', '2026-11-20')]), undated: [idea] }),
  });
  // It comes after them.
  await screen.findByRole('region', { name: 'Without a date' });
  expect(screen.queryByRole('region', { name: 'Next deadlines' })).not.toBeInTheDocument();
});

it('does not list a project as next before the tasks are known', async () => {
  const later = held<CalendarAnswer>();
  renderApp(<CalendarPage />, {
    route: '/calendar',
    api: new FakeApi().on('GET', API.projects, [launch]).on('GET', API.calendar, later.answer),
  });
  expect(await screen.findByText('No project deadlines for this date')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Next deadlines' })).not.toBeInTheDocument();
  later.resolve(answer([]));
  expect(await rows()).toEqual(['LaunchProject deadline']);
});
