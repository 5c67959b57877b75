// @ts-check
/** What is live of each remote, for team admins. */
import { choose, dialog, heading, hold, press, refuse, seen } from './act.mjs';

const AT = '/admin/remotes';
const OVERVIEW = '**/api/remotes';
const JOURNAL = '**/api/remotes/journal?*';

/** @param {import('./act.mjs').Stage} stage */
const whole = async ({ page }) => {
  await seen(page.getByRole('heading', { level: 3, name: 'Calendar' }));
  await seen(page.getByRole('list', { name: 'Journal' }));
};

/** @type {import('../camera.mjs').Scene[]} */
export const operations = [
  { name: 'operations', as: 'maya', at: AT, whole: true, shows: whole },
  {
    name: 'operations-versions',
    as: 'maya',
    at: AT,
    shows: async (stage) => {
      await whole(stage);
      await stage.page.getByText(/published version/).first().click();
    },
  },
  {
    name: 'operations-activate',
    as: 'maya',
    at: AT,
    shows: async (stage) => {
      await whole(stage);
      await press(stage.page, 'Activate…');
      await dialog(stage.page, /^Activate another version of/);
    },
  },
  {
    name: 'operations-lock',
    as: 'maya',
    at: AT,
    shows: async (stage) => {
      await whole(stage);
      await press(stage.page, /^More actions for/);
      await choose(stage.page, 'Lock…');
      await dialog(stage.page, /^Lock/);
    },
  },
  {
    name: 'operations-loading',
    as: 'maya',
    at: AT,
    before: hold(OVERVIEW),
    shows: ({ page }) => page.getByText('Loading remotes...').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'operations-error',
    as: 'maya',
    at: AT,
    before: refuse(OVERVIEW, 'The database cannot be reached right now.'),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Retry' })),
  },
  {
    name: 'operations-without-journal',
    as: 'maya',
    at: AT,
    before: refuse(JOURNAL, 'The database cannot be reached right now.'),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Retry' })),
  },
  { name: 'operations-for-a-member', as: 'jonas', at: AT, shows: ({ page }) => heading(page, 'Page Not Found') },
];
