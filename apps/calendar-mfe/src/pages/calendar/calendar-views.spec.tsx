import { screen, waitFor, within } from '@testing-library/react';
import { API, type CalendarAnswer, type TaskHit } from '@taskloom/contracts';
import { aCard, aProject, FakeApi, fixToday, renderApp } from '@taskloom/client/test-kit';
import CalendarPage from './calendar.page';

fixToday('2026-11-20');

const apollo = aProject({ title: 'Apollo', deadline: '2026-11-18' });
const gemini = aProject({ title: 'Gemini', deadline: '2026-11-19' });

const due = (title: string, deadline = '2026-11-20'): TaskHit => ({
  ...aCard({ title }),
  deadline,
  project: { _id: apollo._id, title: 'Apollo' },
});
const TASKS: CalendarAnswer = {
  tasks: [due('One'), due('Two'), due('Three'), due('Four'), due('Tomorrow', '2026-11-21')],
  undated: [],
  more: false,
  moreUndated: false,
};

const show = (route = '/calendar', projects = [apollo, gemini]) =>
  renderApp(<CalendarPage />, {
    route,
    api: new FakeApi().on('GET', API.projects, projects).on('GET', API.calendar, TASKS),
  });

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const cells = () => screen.getAllByRole('gridcell');
const selected = () => screen.getByRole('gridcell', { selected: true });
const title = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent?.replace(/\s/gu, ' ');
const queries = (api: FakeApi) => api.sent('GET', API.calendar).map(({ query }) => Object.fromEntries(query));

describe('the week', () => {
  it('shows seven days with all their tasks', async () => {
    const { user, path, api } = show();
    await user.click(press('Week'));
    expect(cells()).toHaveLength(7);
    expect(title()).toBe('Nov 15 – 21, 2026');
    expect(await within(selected()).findByText('Four')).toBeVisible();
    expect(path()).toBe('/calendar?view=week');
    expect(queries(api)).toContainEqual({ from: '2026-11-15', to: '2026-11-21', scope: 'mine' });
  });

  it('turns by a week, and the panel follows', async () => {
    const { user, path } = show('/calendar?view=week');
    await user.click(press('Next week'));
    expect(selected()).toHaveAccessibleName(/November 27, 2026/);
    expect(await screen.findByRole('region', { name: 'Deadlines for November 27, 2026' })).toBeVisible();
    expect(path()).toBe('/calendar?view=week&day=2026-11-27');
    await user.click(press('Previous week'));
    expect(path()).toBe('/calendar?view=week');
  });

  it('moves to the next week with the arrow keys', async () => {
    const { user } = show('/calendar?view=week&day=2026-11-21');
    selected().focus();
    await user.keyboard('{ArrowRight}');
    expect(title()).toBe('Nov 22 – 28, 2026');
    expect(selected()).toHaveFocus();
  });
});

describe('the day', () => {
  it('shows the deadlines and tasks of one day', async () => {
    const { user, path } = show('/calendar?view=day');
    expect(title()).toBe('Friday, November 20, 2026');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    const panel = screen.getByRole('region', { name: 'Deadlines for November 20, 2026' });
    expect(await within(panel).findByRole('link', { name: /^Four/ })).toBeVisible();
    await user.click(press('Next day'));
    expect(path()).toBe('/calendar?view=day&day=2026-11-21');
    expect(await screen.findByRole('link', { name: /^Tomorrow/ })).toBeVisible();
  });
});

describe('the address', () => {
  it('keeps the month, the view and the projects', async () => {
    const { user, path } = show();
    await user.click(press('Next month'));
    expect(path()).toBe('/calendar?month=2026-12');
    await user.click(press('Day'));
    expect(path()).toBe('/calendar?view=day&day=2026-12-01');
  });

  it('opens the month that it names', () => {
    show('/calendar?month=2027-02');
    expect(title()).toBe('February 2027');
    expect(screen.getByRole('region', { name: 'Deadlines for November 20, 2026' })).toBeVisible();
  });

  it.each(['/calendar?view=year', '/calendar?month=2026-13'])('shows this month for %s', (route) => {
    show(route);
    expect(title()).toBe('November 2026');
  });
});

describe('the keys', () => {
  it('change the view and return to today', async () => {
    const { user, path } = show('/calendar?day=2026-12-24');
    await user.keyboard('2');
    expect(path()).toBe('/calendar?view=week&day=2026-12-24');
    await user.keyboard('1');
    expect(path()).toBe('/calendar?view=day&day=2026-12-24');
    await user.keyboard('t');
    expect(path()).toBe('/calendar?view=day');
    await user.keyboard('3');
    expect(path()).toBe('/calendar');
  });

  it('do nothing with a modifier, nor when single keys are switched off', async () => {
    const { user, path } = show();
    await user.keyboard('{Control>}2{/Control}');
    document.documentElement.dataset.singleKeys = 'off';
    await user.keyboard('2');
    delete document.documentElement.dataset.singleKeys;
    expect(path()).toBe('/calendar');
  });
});

describe('turning to another month', () => {
  const months = (api: FakeApi) => queries(api).map(({ from, to }) => `${from} ${to}`);
  const DECEMBER = '2026-11-29 2027-01-02';

  it('has its tasks before it is turned to, and then those of the month after it', async () => {
    const { user, api } = show();
    await screen.findByRole('gridcell', { name: /deadline: Gemini/ });
    expect(months(api)).not.toContain(DECEMBER);
    await user.hover(press('Next month'));
    await waitFor(() => expect(months(api)).toContain(DECEMBER));
    await user.click(press('Next month'));
    await waitFor(() => expect(months(api)).toContain('2026-12-27 2027-02-06'));
    expect(months(api).filter((range) => range === DECEMBER)).toHaveLength(1);
  });
});

describe('chosen projects', () => {
  it('limit tasks and deadlines, and are in the address', async () => {
    const { user, path, api } = show();
    await screen.findByRole('gridcell', { name: /deadline: Gemini/ });
    await user.click(press('Projects'));
    await user.click(screen.getByRole('checkbox', { name: 'Apollo' }));
    expect(path()).toBe(`/calendar?projects=${apollo._id}`);
    await waitFor(() => expect(queries(api).at(-1)).toMatchObject({ scope: 'all', projects: apollo._id }));
    expect(screen.queryByRole('gridcell', { name: /deadline: Gemini/ })).not.toBeInTheDocument();
    expect(screen.getByRole('gridcell', { name: /deadline: Apollo/ })).toBeVisible();
    expect(press(/^Projects/)).toHaveAttribute('aria-pressed', 'true');
    expect(within(screen.getByRole('list', { name: 'Chosen projects' })).getByText('Apollo')).toBeVisible();
  });

  it('are left for those of the person with "Mine"', async () => {
    const { user, path } = show(`/calendar?projects=${apollo._id}`);
    await user.click(press('Mine'));
    expect(path()).toBe('/calendar');
  });

  it('are closed by Escape, which returns the focus', async () => {
    const { user } = show();
    await screen.findByRole('gridcell', { name: /deadline: Gemini/ });
    await user.click(press('Projects'));
    expect(screen.getByRole('checkbox', { name: 'Apollo' })).toHaveFocus();
    await user.keyboard('2{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(press('Projects')).toHaveFocus();
    expect(cells()).toHaveLength(35);
  });

  it('are found by name when there are many', async () => {
    const many = Array.from({ length: 8 }, (_item, index) => aProject({ title: `Mission ${index}` }));
    const { user } = show('/calendar', [apollo, ...many]);
    await screen.findByRole('gridcell', { name: /deadline: Apollo/ });
    await user.click(press('Projects'));
    await user.keyboard('apo');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.keyboard('xyz');
    expect(screen.getByText('No project has this name.')).toBeVisible();
  });

  it('are ignored when the person is no longer in them', async () => {
    const { api } = show('/calendar?projects=gone');
    await waitFor(() => expect(queries(api).at(-1)).not.toHaveProperty('projects'));
  });
});
