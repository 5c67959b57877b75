// @ts-check
/** Calendar, team and search. */
import { answer, choose, dialog, heading, hold, press, refuse, seen } from './act.mjs';

const PROJECTS = '**/api/projects?view=list';
const MEMBERS = '**/api/team/members';
const SEARCH = '**/api/search?*';

/** @type {import('../camera.mjs').Scene[]} */
const calendar = [
  {
    name: 'calendar',
    as: 'maya',
    at: '/calendar',
    whole: true,
    shows: ({ page }) => seen(page.getByText(/^Deadlines for/)),
  },
  {
    name: 'calendar-day',
    as: 'maya',
    at: '/calendar',
    shows: async ({ page }) => {
      await seen(page.getByText(/^Deadlines for/));
      await page.getByRole('button', { name: /deadlines?:/ }).or(page.getByRole('gridcell', { name: /deadlines?:/ })).first().click();
      await seen(page.getByText(/^Status:/));
    },
  },
  {
    name: 'calendar-all',
    as: 'maya',
    at: '/calendar?tasks=all',
    whole: true,
    shows: ({ page }) => seen(page.getByRole('main').locator('a[data-state]').first()),
  },
  {
    name: 'calendar-week',
    as: 'maya',
    at: '/calendar?tasks=all&view=week',
    whole: true,
    shows: ({ page }) => seen(page.getByRole('main').locator('a[data-state]').first()),
  },
  {
    name: 'calendar-one-day',
    as: 'maya',
    at: '/calendar?tasks=all&view=day',
    shows: ({ page }) => seen(page.getByRole('main').locator('a[data-state]').first()),
  },
  {
    name: 'calendar-projects',
    as: 'maya',
    at: '/calendar?tasks=all',
    shows: async ({ page }) => {
      await seen(page.getByText(/^Deadlines for/));
      await page.getByRole('button', { name: 'Projects' }).click();
      await page.getByRole('checkbox').first().check();
      await page.getByRole('checkbox').nth(1).check();
    },
  },
  {
    name: 'calendar-lifted',
    as: 'maya',
    at: '/calendar?tasks=all&view=month',
    shows: async ({ page }) => {
      const task = page.locator('[data-calendar-panel] a[data-task]').first();
      await page.locator('[role="gridcell"]:has(a[data-task])').last().click({ position: { x: 60, y: 12 } });
      await task.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
    },
  },
  {
    name: 'calendar-create',
    as: 'maya',
    at: '/calendar?tasks=all',
    shows: ({ page }) =>
      page.locator('[data-calendar-panel]').getByRole('button', { name: /^New task on/ }).click(),
  },
  {
    name: 'calendar-loading',
    as: 'maya',
    at: '/calendar',
    before: hold(PROJECTS),
    shows: ({ page }) => heading(page, 'Project Calendar'),
  },
  {
    name: 'calendar-error',
    as: 'maya',
    at: '/calendar',
    before: refuse(PROJECTS, 'The database cannot be reached right now.'),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Retry' })),
  },
  {
    name: 'calendar-empty',
    as: 'sam',
    at: '/calendar',
    shows: ({ page }) => seen(page.getByText('No project deadlines for this date')),
  },
];

/** @type {import('../camera.mjs').Scene[]} */
const team = [
  {
    name: 'team-admin',
    as: 'maya',
    at: '/team',
    whole: true,
    shows: ({ page }) => seen(page.getByText('Pending invitations')),
  },
  {
    name: 'team-member',
    as: 'jonas',
    at: '/team',
    shows: ({ page }) => seen(page.getByText('View your team members')),
  },
  {
    name: 'team-person',
    as: 'maya',
    at: '/team',
    whole: true,
    shows: async ({ page }) => {
      await page.getByRole('link', { name: 'Jonas Weber' }).click();
      await seen(page.getByRole('region', { name: 'Open tasks' }));
    },
  },
  { name: 'team-none', as: 'sam', at: '/team', shows: ({ page }) => seen(page.getByText('Not in any team')) },
  {
    name: 'team-admin-empty',
    as: 'maya',
    at: '/team',
    before: answer(MEMBERS, []),
    shows: ({ page }) => seen(page.getByText('No team members yet')),
  },
  {
    name: 'team-loading',
    as: 'maya',
    at: '/team',
    before: hold(MEMBERS),
    shows: ({ page }) => heading(page, 'Team Members'),
  },
  {
    name: 'team-error',
    as: 'maya',
    at: '/team',
    before: refuse(MEMBERS, 'The database cannot be reached right now.'),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Retry' })),
  },
  {
    name: 'team-menu',
    as: 'maya',
    at: '/team',
    shows: async ({ page }) => {
      await press(page, 'Actions for Jonas Weber');
      await seen(page.getByRole('menuitem'));
    },
  },
  {
    name: 'team-remove',
    as: 'maya',
    at: '/team',
    shows: async ({ page }) => {
      await press(page, 'Actions for Jonas Weber');
      await choose(page, 'Remove from team');
      await seen(page.getByRole('dialog', { name: 'Are you sure?' }).getByText(/^Leaves \d+ project/));
    },
  },
  {
    name: 'team-remove-owner',
    as: 'maya',
    at: '/team',
    before: answer('**/api/team/members/*/departure', { projects: 4, assignments: 7, ownedProjects: 2 }),
    shows: async ({ page }) => {
      await press(page, 'Actions for Jonas Weber');
      await choose(page, 'Remove from team');
      await seen(page.getByRole('dialog', { name: 'Are you sure?' }).getByLabel('New owner'));
    },
  },
  {
    name: 'team-invite',
    as: 'maya',
    at: '/team',
    shows: async ({ page }) => {
      await press(page, 'Invite Member');
      await dialog(page, 'Invite Team Member');
    },
  },
  {
    name: 'team-invite-link',
    as: 'maya',
    at: '/team',
    before: async (stage) => {
      const invite = {
        ...{ _id: '0', email: 'noor@fernbank.example', role: 'member', status: 'pending' },
        ...{ createdAt: '2026-11-28T09:00:00.000Z', expiresAt: '2026-12-05T09:00:00.000Z' },
      };
      await answer('**/api/team/invites', [invite])(stage);
      const link = { invite, path: '/register?invite=4fzYc0' };
      await answer('**/api/team/invites/*/link', link, { method: 'POST', status: 201 })(stage);
    },
    shows: async ({ page }) => {
      await press(page, /^Copy link/);
      await dialog(page, /^Invitation link/);
    },
  },
  {
    name: 'team-invite-mistake',
    as: 'maya',
    at: '/team',
    shows: async ({ page }) => {
      await press(page, 'Invite Member');
      await press(page, 'Send Invitation');
      await seen(page.getByText('Please enter an email address'));
    },
  },
];

/** @type {import('../camera.mjs').Scene[]} */
const search = [
  {
    name: 'search',
    as: 'maya',
    at: '/search',
    shows: ({ page }) => seen(page.getByText('Enter a search query to find projects and tasks')),
  },
  {
    name: 'search-last',
    as: 'maya',
    at: '/search',
    shows: async ({ page }) => {
      const box = page.getByRole('searchbox');
      for (const term of ['invoice', 'webhook', 'the card tokens of all providers']) {
        await box.fill(term);
        await box.press('Enter');
      }
      await box.fill('');
      await seen(page.getByRole('heading', { name: 'Last searches' }));
    },
  },
  {
    name: 'search-results',
    as: 'maya',
    at: '/search?q=invoice',
    shows: ({ page }) => seen(page.getByText(/^Tasks \(/)),
  },
  {
    name: 'search-chips',
    as: 'maya',
    at: '/search?q=the&type=tasks&priority=high&status=todo',
    shows: ({ page }) => seen(page.getByText(/^Tasks \(/)),
  },
  {
    name: 'search-filters',
    as: 'maya',
    at: '/search?q=the&priority=high',
    shows: async ({ page }) => {
      await seen(page.getByText(/^Tasks \(/));
      await press(page, /^Filters/);
      await seen(page.getByRole('button', { name: 'Apply Filters' }));
    },
  },
  {
    name: 'search-nothing',
    as: 'maya',
    at: '/search?q=unobtainium',
    shows: ({ page }) => seen(page.getByText('Try adjusting your search terms or filters')),
  },
  {
    name: 'search-loading',
    as: 'maya',
    at: '/search?q=invoice',
    before: hold(SEARCH),
    shows: ({ page }) => page.getByText('Searching...').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'search-error',
    as: 'maya',
    at: '/search?q=invoice',
    before: refuse(SEARCH, 'The database cannot be reached right now.'),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Retry' })),
  },
];

export const rooms = [...calendar, ...team, ...search];
