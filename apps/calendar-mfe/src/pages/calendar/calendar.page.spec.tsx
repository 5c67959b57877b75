import { screen, waitFor, within } from '@testing-library/react';
import { API, type Project } from '@taskloom/contracts';
import { FakeApi, fixToday, aProject, held, refuse, renderApp } from '@taskloom/client/test-kit';
import CalendarPage from './calendar.page';

fixToday('2026-11-20');

const interviews = aProject({ title: 'Customer interviews, Q4', deadline: '2026-11-20' });
const partner = aProject({ title: 'Partner API v2', deadline: '2026-11-20', status: 'on-hold' });
const audit = aProject({ title: 'Accessibility audit', deadline: '2026-11-13' });
const billing = aProject({ title: 'Billing migration', deadline: '2026-12-04' });
const someDay = aProject({ title: 'Some day', deadline: null });
const all = [interviews, partner, audit, billing, someDay];

const NO_TASKS = { tasks: [], undated: [], more: false, moreUndated: false };
const show = (projects: Project[] = all, route = '/calendar') =>
  renderApp(<CalendarPage />, {
    route,
    api: new FakeApi().on('GET', API.projects, projects).on('GET', API.calendar, NO_TASKS),
  });

const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const selected = () => screen.getByRole('gridcell', { selected: true });
const panel = (day: string) => screen.findByRole('region', { name: `Deadlines for ${day}` });
const month = (name: string) => screen.findByRole('grid', { name });

describe('the month', () => {
  it('has its heading, and starts with today selected', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Project Calendar' })).toBeVisible();
    expect(screen.getByText('View project deadlines and milestones')).toBeVisible();
    expect(await month('November 2026')).toBeVisible();
    expect(selected()).toHaveAccessibleName(/Friday, November 20, 2026/);
    expect(selected()).toHaveAttribute('aria-current', 'date');
  });

  it('shows the adjacent days of other months', async () => {
    show();
    await month('November 2026');
    expect(screen.getAllByRole('gridcell')).toHaveLength(35);
    expect(cell(/December 5, 2026/)).toBeVisible();
  });

  it('shows a day with a deadline in bold, lists its titles and announces them', async () => {
    show();
    const friday = await screen.findByRole('gridcell', {
      name: '20 Customer interviews, Q4 Partner API v2. Friday, November 20, 2026, 2 deadlines: Customer interviews, Q4; Partner API v2',
    });
    expect(within(friday).getByText('20').tagName).toBe('B');
    expect(within(friday).getByText('Partner API v2')).toBeVisible();
  });

  it('leaves a day without a deadline unmarked', async () => {
    show();
    await screen.findByRole('gridcell', { name: /1 deadline: Accessibility audit/ });
    const monday = cell(/^Monday, November 16, 2026$/);
    expect(within(monday).getByText('16').tagName).toBe('SPAN');
    expect(screen.queryByText('Some day')).not.toBeInTheDocument();
  });

  it("lists three titles of a busy day, then '+N more'", async () => {
    show([
      ...all,
      aProject({ title: 'Third', deadline: '2026-11-20' }),
      aProject({ title: 'Fourth', deadline: '2026-11-20' }),
      aProject({ deadline: '2026-11-20' }),
    ]);
    expect(await within(selected()).findByText('+2 more')).toBeVisible();
    expect(within(selected()).queryByText('Fourth')).not.toBeInTheDocument();
  });

  it('moves to other months and keeps the selected day', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await month('December 2026')).toBeVisible();
    expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
    expect(await panel('November 20, 2026')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await month('October 2026')).toBeVisible();
  });

  it('returns to today', async () => {
    const { user, path } = show(all, '/calendar?day=2027-03-01');
    expect(await month('March 2027')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(await month('November 2026')).toBeVisible();
    expect(selected()).toHaveAccessibleName(/November 20, 2026/);
    expect(path()).toBe('/calendar');
  });

  it('starts with the day of the address, so that Back returns to it', async () => {
    show(all, '/calendar?day=2026-12-04');
    expect(await panel('December 4, 2026')).toBeVisible();
  });

  it('starts with today when the address has no day', async () => {
    show(all, '/calendar?day=2026-02-31');
    expect(await panel('November 20, 2026')).toBeVisible();
  });
});

describe('the panel', () => {
  it('lists the projects due that day with their status', async () => {
    show();
    const deadlines = await panel('November 20, 2026');
    expect(await within(deadlines).findByRole('link', { name: 'Customer interviews, Q4' })).toBeVisible();
    expect(within(deadlines).getByText('Status: Active')).toBeVisible();
    expect(within(deadlines).getByText('Status: On Hold')).toBeVisible();
    expect(within(deadlines).queryByText('Accessibility audit')).not.toBeInTheDocument();
  });

  it('has a message when nothing is due that day', async () => {
    const { user, path } = show();
    await user.click(cell(/November 16, 2026/));
    const deadlines = await panel('November 16, 2026');
    expect(await within(deadlines).findByText('No project deadlines for this date')).toBeVisible();
    expect(within(deadlines).queryByRole('link')).not.toBeInTheDocument();
    expect(path()).toBe('/calendar?day=2026-11-16');
  });

  it('is announced when the day changes', async () => {
    show();
    expect(await panel('November 20, 2026')).toHaveAttribute('aria-live', 'polite');
  });

  it('opens a project', async () => {
    const { user, path } = show();
    await user.click(await screen.findByRole('link', { name: 'Partner API v2' }));
    expect(path()).toBe(`/projects/${partner._id}`);
  });

  it('moves to the month of an outside day', async () => {
    const { user } = show();
    await user.click(cell(/December 4, 2026/));
    expect(await month('December 2026')).toBeVisible();
    expect(await within(await panel('December 4, 2026')).findByText('Billing migration')).toBeVisible();
  });
});

describe('by keyboard', () => {
  it('moves the selection and the focus with the arrow keys, and the panel follows', async () => {
    const { user } = show();
    await month('November 2026');
    selected().focus();
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(selected()).toHaveAccessibleName(/November 12, 2026/);
    expect(selected()).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(await within(await panel('November 13, 2026')).findByText('Accessibility audit')).toBeVisible();
  });

  it('moves between months with PageUp and PageDown', async () => {
    const { user } = show();
    await month('November 2026');
    selected().focus();
    await user.keyboard('{PageDown}');
    expect(await month('December 2026')).toBeVisible();
    expect(selected()).toHaveAccessibleName(/December 20, 2026/);
    expect(selected()).toHaveFocus();
    await user.keyboard('{PageUp}{PageUp}');
    expect(await month('October 2026')).toBeVisible();
  });

  it('is one tab stop, and ignores other keys', async () => {
    const { user } = show();
    await month('November 2026');
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([selected()]);
    selected().focus();
    await user.keyboard('x{Control>}{ArrowLeft}{/Control}');
    expect(selected()).toHaveAccessibleName(/November 20, 2026/);
  });

  it('selects the first day of the month after paging', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    screen.getByRole('gridcell', { name: /December 1, 2026/ }).focus();
    await user.keyboard('{Enter}');
    expect(selected()).toHaveAccessibleName(/December 1, 2026/);
  });
});

describe('the states', () => {
  it('shows that projects are loading, and nothing about deadlines yet', async () => {
    const later = held<Project[]>();
    renderApp(<CalendarPage />, { api: new FakeApi().on('GET', API.projects, later.answer) });
    expect(await screen.findByText('Loading projects...')).toBeInTheDocument();
    expect(screen.queryByText('No project deadlines for this date')).not.toBeInTheDocument();
    later.resolve(all);
    expect(await screen.findByText('Status: Active')).toBeVisible();
    expect(screen.queryByText('Loading projects...')).not.toBeInTheDocument();
  });

  it('shows why projects could not be loaded, in a toast and in place of the month, and retries', async () => {
    const api = new FakeApi().on('GET', API.projects, refuse('TOO_MANY_REQUESTS', 'Too many requests.'));
    const { user } = renderApp(<CalendarPage />, { api });
    const box = await screen.findByRole('alert');
    expect(within(box).getByText('Error loading projects')).toBeVisible();
    expect(within(box).getByText('Too many requests.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Error loading projects')).toHaveLength(2));

    api.on('GET', API.projects, all);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Status: Active')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('explains how to add deadlines while no project has one', async () => {
    show([someDay]);
    expect(await screen.findByText(/Give a project a deadline/)).toBeVisible();
  });

  it('hides that explanation once some project has a deadline', async () => {
    show([audit]);
    expect(await screen.findByText('No project deadlines for this date')).toBeVisible();
    expect(screen.queryByText(/Give a project a deadline/)).not.toBeInTheDocument();
  });
});
