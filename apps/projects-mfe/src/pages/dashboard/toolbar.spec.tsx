import { API, DISPLAY_DEFAULTS, type DisplayPreferencesUpdate } from '@taskloom/contracts';
import { FakeApi, aProject, refuse, renderApp } from '@taskloom/client/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { JONAS, MAYA } from '../../test/people';
import DashboardPage from './dashboard.page';

const projects = [
  aProject({ title: 'Sprint 10', owner: JONAS, deadline: null, status: 'active' }),
  aProject({ title: 'Sprint 2', owner: MAYA, deadline: '2098-12-04', status: 'active' }),
  aProject({ title: 'Archive of 2025', owner: JONAS, deadline: '2098-11-20', status: 'completed' }),
];

const answers = (order: object = {}) =>
  new FakeApi()
    .on('GET', API.projects, projects)
    .on('GET', API.displayPreferences, { ...DISPLAY_DEFAULTS, ...order })
    .on('PATCH', API.displayPreferences, ({ body }: { body: DisplayPreferencesUpdate }) => ({
      ...DISPLAY_DEFAULTS,
      ...body,
    }));
const open = (api = answers(), route = '/') => renderApp(<DashboardPage />, { user: MAYA, route, api });

const titles = () =>
  screen.queryAllByRole('article').map((it) => within(it).getByRole('heading').textContent);
const shown = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
const chips = () => within(screen.getByRole('group', { name: 'Status' }));
const chip = (name: string) => chips().getByRole('button', { name });

afterEach(() => localStorage.clear());

describe('the order', () => {
  it('is that of the server until the person chooses', async () => {
    open();
    await shown('Sprint 10', 'Sprint 2', 'Archive of 2025');
    screen.getByRole('button', { name: 'Sort: Updated' });
  });

  it.each([
    ['Deadline', 'deadline', ['Archive of 2025', 'Sprint 2', 'Sprint 10']],
    ['Name', 'name', ['Archive of 2025', 'Sprint 2', 'Sprint 10']],
    ['Mine first', 'mine', ['Sprint 2', 'Sprint 10', 'Archive of 2025']],
  ])('can be %s, which is stored', async (label, projectOrder, expected) => {
    const { user, api } = open();
    await shown('Sprint 10', 'Sprint 2', 'Archive of 2025');
    await user.click(screen.getByRole('button', { name: 'Sort: Updated' }));
    await user.click(await screen.findByRole('radio', { name: label }));
    await shown(...expected);
    await waitFor(() =>
      expect(api.sent('PATCH', API.displayPreferences).map(({ body }) => body)).toEqual([{ projectOrder }]),
    );
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: `Sort: ${label}` })).toHaveFocus();
  });

  it('follows the choice stored on the server', async () => {
    open(answers({ projectOrder: 'mine' }));
    await shown('Sprint 2', 'Sprint 10', 'Archive of 2025');
  });

  it('is that of the last visit before the server responds', async () => {
    const first = open(answers({ projectOrder: 'mine' }));
    await shown('Sprint 2', 'Sprint 10', 'Archive of 2025');
    first.unmount();
    open(answers().on('GET', API.displayPreferences, refuse('UNAVAILABLE', 'Try again.')));
    await shown('Sprint 2', 'Sprint 10', 'Archive of 2025');
  });

  it('returns when the server refuses another one', async () => {
    const { user } = open(answers().on('PATCH', API.displayPreferences, refuse('FORBIDDEN', 'Not today.')));
    await shown('Sprint 10', 'Sprint 2', 'Archive of 2025');
    await user.click(screen.getByRole('button', { name: 'Sort: Updated' }));
    await user.click(await screen.findByRole('radio', { name: 'Mine first' }));
    await screen.findByRole('button', { name: 'Sort: Updated' });
    await shown('Sprint 10', 'Sprint 2', 'Archive of 2025');
  });
});

describe('the chips', () => {
  it('count the projects of each status, also where there are none', async () => {
    open();
    await shown('Sprint 10', 'Sprint 2', 'Archive of 2025');
    expect(
      chips()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All 3', 'Active 2', 'Completed 1', 'On Hold 0', 'Cancelled 0', 'Archived']);
  });

  it('combine, are kept in the address, and All clears them', async () => {
    const { user, path } = open();
    await shown('Sprint 10', 'Sprint 2', 'Archive of 2025');
    await user.click(chip('Completed 1'));
    await shown('Archive of 2025');
    await user.click(chip('Active 2'));
    expect(titles()).toHaveLength(3);
    await waitFor(() => expect(path()).toBe('/?status=active&status=completed'));
    await user.click(chip('Completed 1'));
    await shown('Sprint 10', 'Sprint 2');
    expect(chip('Active 2')).toHaveAttribute('aria-pressed', 'true');
    await user.click(chip('All 3'));
    await waitFor(() => expect(path()).toBe('/'));
    expect(chip('Active 2')).toHaveAttribute('aria-pressed', 'false');
  });

  it('show the same choice as the menu of Filter', async () => {
    const { user } = open();
    await shown('Sprint 10', 'Sprint 2', 'Archive of 2025');
    await user.click(chip('Active 2'));
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    expect(await screen.findByRole('checkbox', { name: 'Active' })).toBeChecked();
  });
});
