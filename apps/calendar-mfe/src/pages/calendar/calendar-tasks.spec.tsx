import { screen, waitFor, within } from '@testing-library/react';
import { API, SCREENS, type CalendarAnswer, type TaskHit } from '@taskloom/contracts';
import {
  aCard,
  aProject,
  FakeApi,
  fixToday,
  refuse,
  renderApp,
  type ApiCall,
} from '@taskloom/client/test-kit';
import CalendarPage from './calendar.page';

fixToday('2026-11-20');

const due = (title: string, part: Partial<TaskHit> = {}): TaskHit => ({
  ...aCard({ title }),
  deadline: '2026-11-20',
  project: { _id: 'apollo', title: 'Apollo' },
  ...part,
});
const answer = (part: Partial<CalendarAnswer>): CalendarAnswer => ({
  tasks: [],
  undated: [],
  more: false,
  moreUndated: false,
  ...part,
});

const dock = due('Dock the ship');
const launch = aProject({ title: 'Launch', deadline: '2026-11-20' });

const show = (calendar: unknown, { route = '/calendar', projects = [launch] } = {}) =>
  renderApp(<CalendarPage />, {
    route,
    api: new FakeApi().on('GET', API.projects, projects).on('GET', API.calendar, calendar),
  });

const today = () => screen.getByRole('gridcell', { name: /Friday, November 20, 2026/ });
const panel = () => screen.getByRole('region', { name: /^Deadlines for/ });
const inPanel = (name: RegExp) => within(panel()).findByRole('link', { name });

it('shows tasks on their day after the projects that are due, and announces both', async () => {
  show(answer({ tasks: [dock] }));
  await inPanel(/^Dock the ship/);
  expect(today()).toHaveAccessibleName(
    '20 Launch Dock the ship. Friday, November 20, 2026, 1 deadline: Launch, 1 task: Dock the ship',
  );
  expect(
    within(today())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Launch', 'Dock the ship, Apollo']);
});

it("shows three of a busy day, then '+N more'", async () => {
  show(answer({ tasks: [dock, due('Second'), due('Third')] }));
  expect(await within(today()).findByText('+1 more')).toBeVisible();
  expect(within(today()).getByText('Second')).toBeVisible();
  expect(within(today()).queryByText('Third')).not.toBeInTheDocument();
  expect(await inPanel(/^Third/)).toBeVisible();
});

it('announces every task of a busy day', async () => {
  show(answer({ tasks: [dock, due('Second'), due('Third'), due('Fourth')] }), { projects: [] });
  await inPanel(/^Third/);
  expect(today()).toHaveAccessibleName(
    '20 Dock the ship Second Third +1 more. Friday, November 20, 2026, 4 tasks: Dock the ship; Second; Third; Fourth',
  );
});

it('leaves a day with tasks alone in normal weight', async () => {
  show(answer({ tasks: [dock] }), { projects: [] });
  await inPanel(/^Dock the ship/);
  expect(within(today()).getByText('20').tagName).toBe('SPAN');
  expect(within(panel()).getByText('No project deadlines for this date')).toBeVisible();
});

it('names what is done and what is overdue', async () => {
  const late = due('Late', { deadline: '2026-11-19' });
  show(answer({ tasks: [late, due('Finished', { status: 'done' })] }));
  expect(await inPanel(/^Finished ?, Apollo, done$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Late ?, Apollo, overdue$/ })).toBeVisible();
});

it('opens a task', async () => {
  const { user, path } = show(answer({ tasks: [dock] }));
  await user.click(await within(today()).findByRole('link', { name: /^Dock the ship/ }));
  expect(path()).toBe(SCREENS.taskPanel('apollo', dock._id));
});

it('lists open tasks without a date', async () => {
  show(answer({ undated: [due('Some idea', { deadline: null })] }));
  const undated = within(await screen.findByRole('region', { name: 'Without a date' }));
  expect(undated.getByRole('link', { name: /^Some idea/ })).toBeVisible();
});

it('shows one’s own tasks, or those of all projects as the address says', async () => {
  const calendar = ({ query }: ApiCall) =>
    answer({ tasks: query.get('scope') === 'all' ? [dock, due('Of others')] : [dock] });
  const { user, path, api } = show(calendar);
  await inPanel(/^Dock the ship/);
  expect(screen.queryByText('Of others')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(await inPanel(/^Of others/)).toBeVisible();
  expect(path()).toBe('/calendar?tasks=all');
  const [first] = api.sent('GET', API.calendar);
  expect(Object.fromEntries(first?.query ?? [])).toEqual({
    from: '2026-11-01',
    to: '2026-12-05',
    scope: 'mine',
  });
});

it('starts with the tasks that the address names', async () => {
  const { api } = show(answer({}), { route: '/calendar?tasks=all' });
  await waitFor(() => expect(api.sent('GET', API.calendar)[0]?.query.get('scope')).toBe('all'));
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
});

it('shows when there are more tasks than it shows', async () => {
  show(answer({ tasks: [dock], more: true }));
  expect(await screen.findByText('Only the first 500 tasks are shown.')).toBeVisible();
});

it('keeps showing project deadlines when the tasks cannot be loaded, and retries', async () => {
  const { user, api } = show(refuse('TOO_MANY_REQUESTS', 'Too many requests.'));
  expect(await screen.findByText('The tasks could not be loaded')).toBeVisible();
  expect(await inPanel(/^Launch/)).toBeVisible();
  api.on('GET', API.calendar, answer({ tasks: [dock] }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await inPanel(/^Dock the ship/)).toBeVisible();
});
