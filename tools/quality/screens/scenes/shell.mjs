// @ts-check
/** The frame around every screen. */
import { answer, boardPath, dialog, heading, hold, press, refuse, seen, taskPath } from './act.mjs';

const DAY_MS = 24 * 60 * 60_000;

const NOTIFICATIONS = /\/api\/notifications(\?|$)/;

/** @param {import('@playwright/test').Page} page */
const ready = (page) => seen(page.getByRole('link', { name: /^View Project/ }));

/** @param {import('@playwright/test').Page} page */
const bell = (page) => press(page, /^Notifications/);

/** @type {import('../camera.mjs').Scene[]} */
const menus = [
  {
    name: 'bell',
    as: 'maya',
    at: '/',
    shows: async ({ page }) => {
      await ready(page);
      await bell(page);
      await seen(page.getByText('Mark all read'));
    },
  },
  {
    name: 'bell-invitation',
    as: 'noor',
    at: '/',
    shows: async ({ page }) => {
      await bell(page);
      await seen(page.getByRole('button', { name: 'Accept' }));
    },
  },
  {
    name: 'bell-empty',
    as: 'sam',
    at: '/',
    shows: async ({ page }) => {
      await bell(page);
      await seen(page.getByText('No notifications'));
    },
  },
  {
    name: 'bell-loading',
    as: 'maya',
    at: '/',
    before: hold(NOTIFICATIONS),
    shows: async ({ page }) => {
      await ready(page);
      await bell(page);
      await page.getByText('Loading notifications...').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'bell-error',
    as: 'maya',
    at: '/',
    before: refuse(NOTIFICATIONS, 'The database cannot be reached right now.'),
    shows: async ({ page }) => {
      await ready(page);
      await bell(page);
      await seen(page.getByRole('dialog').getByRole('button', { name: 'Retry' }));
    },
  },
  {
    name: 'account-menu',
    as: 'maya',
    at: '/',
    shows: async ({ page }) => {
      await ready(page);
      await press(page, /^Account menu/);
      await seen(page.getByRole('menuitem', { name: 'Log out' }));
    },
  },
  {
    name: 'drawer',
    as: 'maya',
    at: '/',
    widths: [360, 768],
    shows: async ({ page }) => {
      await ready(page);
      await press(page, 'Open menu');
      await seen(page.getByRole('dialog').getByRole('link', { name: 'Calendar' }));
    },
  },
  {
    name: 'palette',
    as: 'maya',
    at: '/',
    shows: async ({ page }) => {
      await ready(page);
      await page.keyboard.press('Control+k');
      await seen(page.getByRole('combobox'));
    },
  },
  {
    name: 'palette-typing',
    as: 'maya',
    at: '/',
    shows: async ({ page }) => {
      await ready(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('pa');
    },
  },
  {
    name: 'shortcuts',
    as: 'maya',
    at: '/',
    shows: async ({ page }) => {
      await ready(page);
      await page.keyboard.press('?');
      await seen(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    },
  },
];

/** @type {import('../camera.mjs').Scene[]} */
const pages = [
  { name: 'profile', as: 'maya', at: '/profile', whole: true, shows: ({ page }) => heading(page, 'Profile') },
  {
    name: 'security',
    as: 'maya',
    at: '/profile/security',
    whole: true,
    shows: ({ page }) => seen(page.getByText('This device')),
  },
  {
    name: 'security-set-up',
    as: 'maya',
    at: '/profile/security',
    whole: true,
    shows: async ({ page }) => {
      await press(page, 'Set up');
      await page.getByLabel('Password', { exact: true }).fill('taskloom-demo');
      await press(page, 'Continue');
      await page.getByLabel('Code', { exact: true }).fill('418');
    },
  },
  {
    name: 'security-new-token',
    as: 'maya',
    at: '/profile/security',
    shows: async ({ page }) => {
      await press(page, 'New token');
      await page.getByRole('checkbox', { name: 'Limit to some projects' }).check();
    },
  },
  {
    name: 'security-created-token',
    as: 'maya',
    at: '/profile/security',
    whole: true,
    shows: async ({ page }) => {
      await press(page, 'New token');
      await page.getByLabel('Name', { exact: true }).fill('Nightly report');
      await page.getByLabel('Your password', { exact: true }).fill('taskloom-demo');
      await press(page, 'Create token');
      await seen(page.getByText('Copy your new token'));
    },
  },
  {
    name: 'profile-new-password',
    as: 'maya',
    at: '/profile',
    shows: async ({ page }) => {
      await page.getByLabel('New password', { exact: true }).fill('maya lindqvist');
      await seen(page.getByText('Weak: contains your name or email'));
      await page.getByText('Weak: contains your name or email').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'profile-picture',
    as: 'maya',
    at: '/profile',
    shows: async ({ page }) => {
      await page.locator('input[type=file]').setInputFiles('docs/images/dashboard-light.png');
      await seen(page.getByRole('dialog', { name: 'Choose the visible part' }));
      await page.locator('.ReactCrop__crop-selection').waitFor();
    },
  },
  { name: 'settings', as: 'maya', at: '/settings', whole: true, shows: ({ page }) => heading(page, 'Settings') },
  { name: 'not-found', as: 'maya', at: '/nowhere', shows: ({ page }) => heading(page, 'Page Not Found') },
  { name: 'not-found-stranger', at: '/nowhere', shows: ({ page }) => heading(page, 'Page Not Found') },
  {
    name: 'starting',
    as: 'maya',
    at: '/',
    before: hold('**/api/auth/me'),
    shows: ({ page }) => page.getByText('Loading...').first().waitFor({ state: 'attached' }),
  },
];

/** @type {import('../camera.mjs').Scene[]} */
const trouble = [
  {
    name: 'preview-question',
    as: 'maya',
    at: '/calendar?mfe=calendar@1.5.0',
    before: answer('**/api/remotes/preview?*', {
      remote: 'calendar',
      title: 'Calendar',
      version: '1.5.0',
      publishedBy: { kind: 'token', _id: 'token-1', name: 'Calendar pipeline' },
      publishedAt: '2026-11-23T08:30:00.000Z',
      commit: '8c1f0d27',
      notAgreed: ['calls:tasks.write', 'storage:person'],
    }),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Start preview' })),
  },
  {
    name: 'unreachable',
    as: 'maya',
    at: '/',
    before: ({ page }) => page.route('**/api/auth/me', (route) => route.abort()),
    shows: ({ page }) => seen(page.getByText(/The server cannot be reached\./)),
  },
  {
    name: 'held-changes',
    as: 'jonas',
    at: taskPath,
    before: ({ page }) =>
      page.route('**/api/projects/*/tasks/*', (route) =>
        route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
      ),
    shows: async ({ page }) => {
      await dialog(page, 'Edit Task');
      await page.getByRole('dialog').getByLabel('Title').fill('Rotate webhook secrets, region by region');
      await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
      await seen(page.getByText(/1 change is waiting|Sending 1 change/));
      await page.clock.setFixedTime(Date.now() + 3 * DAY_MS);
      await page.reload();
      await page.getByRole('status').getByRole('button', { name: 'Review' }).click();
      await dialog(page, 'Send these changes?');
    },
  },
  {
    name: 'remote-missing',
    as: 'maya',
    at: '/calendar',
    before: ({ page }) => page.route('**/r/calendar/**', (route) => route.abort()),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Retry' })),
  },
  {
    name: 'remotes-unlisted',
    as: 'maya',
    at: '/',
    before: answer(/\/remotes(\.json|\/resolve)$/, {}, { status: 503 }),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Retry' })),
  },
  {
    name: 'offline',
    as: 'maya',
    at: '/',
    shows: async ({ page }) => {
      await ready(page);
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', {
        offline: true,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await seen(page.getByText(/^You are offline/));
    },
  },
  {
    name: 'reconnecting',
    as: 'maya',
    at: '/',
    before: async ({ page }) => {
      await page.route('**/socket.io/**', (route) => route.abort());
      await page.routeWebSocket('**/socket.io/**', (socket) => void socket.close());
    },
    shows: ({ page }) => page.getByText(/^Reconnecting/).waitFor({ timeout: 20_000 }),
  },
  {
    name: 'live-notice',
    as: 'jonas',
    at: boardPath,
    shows: async ({ page, world: { people, project, task } }) => {
      // Live updates arrive only after the connection is open.
      const opened = page.waitForEvent('websocket', (socket) => socket.url().includes('socket.io'));
      await page.reload();
      await (await opened).waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
      await seen(page.getByRole('region', { name: /^To Do/ }).getByRole('listitem'));
      await people.maya.do('POST', `/projects/${project}/tasks/${task}/comments`, {
        content: 'Europe is done: the counter has stayed at zero for 24 hours.',
      });
      await seen(page.getByRole('region', { name: /New notifications/ }).getByText('New comment'));
    },
  },
];

export const shell = [...menus, ...pages, ...trouble];
