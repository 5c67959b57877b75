// @ts-check
/** My Work. */
import { hold, refuse, seen } from './act.mjs';

const INBOX = '**/api/notifications/inbox?*';
const TASKS = '**/api/work/tasks?*';

/** @type {import('../camera.mjs').Scene[]} */
export const work = [
  {
    name: 'work',
    as: 'maya',
    at: '/work',
    whole: true,
    shows: ({ page }) => seen(page.getByRole('heading', { level: 2 }).first()),
  },
  {
    name: 'work-date',
    as: 'maya',
    at: '/work',
    shows: async ({ page }) => {
      await page.getByRole('button', { name: /^Date of/ }).first().click();
      await page.getByRole('textbox', { name: 'Date' }).fill('fri');
    },
  },
  {
    name: 'work-loading',
    as: 'maya',
    at: '/work',
    before: hold(TASKS),
    shows: ({ page }) => seen(page.getByRole('tab', { name: /Assigned/ })),
  },
  {
    name: 'work-error',
    as: 'maya',
    at: '/work',
    before: refuse(TASKS, 'The database cannot be reached right now.'),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Retry' })),
  },
  {
    name: 'inbox',
    as: 'maya',
    at: '/inbox',
    whole: true,
    shows: ({ page }) => seen(page.getByRole('heading', { level: 2 }).first()),
  },
  {
    name: 'inbox-snooze',
    as: 'maya',
    at: '/inbox',
    shows: async ({ page }) => {
      await page.getByRole('button', { name: /^Snooze/ }).first().click();
      await page.getByRole('textbox', { name: 'Snooze until' }).fill('tue');
    },
  },
  {
    name: 'inbox-error',
    as: 'maya',
    at: '/inbox',
    before: refuse(INBOX, 'The database cannot be reached right now.'),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Retry' })),
  },
  {
    name: 'inbox-empty',
    as: 'sam',
    at: '/inbox?tab=done',
    shows: ({ page }) => seen(page.getByText('Nothing new')),
  },
  {
    name: 'work-empty',
    as: 'sam',
    at: '/work',
    shows: ({ page }) => seen(page.getByText('Nothing to do')),
  },
];
