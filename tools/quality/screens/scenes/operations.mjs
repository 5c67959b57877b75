// @ts-check
/** The live versions of remotes, for team admins. */
import { answer, choose, dialog, heading, hold, press, refuse, seen } from './act.mjs';
import { FIGURES } from './remote-figures.mjs';

const AT = '/admin/remotes';
const OVERVIEW = '**/api/remotes';
const JOURNAL = '**/api/remotes/journal?*';

/** @param {import('./act.mjs').Stage} stage */
const whole = async ({ page }) => {
  await seen(page.getByRole('heading', { level: 3, name: 'Calendar' }));
  await seen(page.getByRole('list', { name: 'Journal' }));
};

/** @typedef {import('@taskloom/contracts').RemotesOverview['remotes'][number]} Overview */

const ago = (/** @type {number} */ minutes) => new Date(Date.now() - minutes * 60_000).toISOString();

const HEALTH = { loads: 1_204, failures: 37, fallbacks: 4, p50: 184, p95: 612 };

/** @type {import('@taskloom/contracts').RemoteHealth['reasons']} */
const FAILURES = [
  { stage: 'entry', reason: '/r/calendar/1.0.0/remoteEntry.js answered 503', reference: 'k3f9-2mxa', count: 31, lastAt: ago(40) },
  { stage: 'mount', reason: 'The screen did not mount within 10 s', reference: null, count: 6, lastAt: ago(190) },
];

/** @type {import('@taskloom/contracts').RemoteHealth['troubles']} */
const TROUBLES = [
  {
    outcome: 'late-error',
    reason: "Cannot read properties of undefined (reading 'deadline')",
    reference: 'p7ud-91qe',
    count: 12,
    lastAt: ago(25),
    longestMs: null,
  },
  { outcome: 'long-task', reason: 'main.js', reference: 'task-4k2p', count: 3, lastAt: ago(75), longestMs: 1_840 },
];

/** Changes the calendar's entry in the demo's overview. @param {(calendar: Overview) => unknown} change @returns {(stage: import('./act.mjs').Stage) => Promise<unknown>} */
const changed =
  (change) =>
  ({ page }) =>
    page.route(OVERVIEW, async (route) => {
      const response = await route.fetch();
      const overview = await response.json();
      change(overview.remotes.find((/** @type {Overview} */ { name }) => name === 'calendar'));
      await route.fulfill({ response, json: overview });
    });

const TOKENS = '**/api/remotes/*/tokens';

/** @type {import('@taskloom/contracts').DeployToken[]} */
const SOME_TOKENS = [
  {
    _id: 't3',
    name: 'GitHub Actions, pull requests',
    prefix: 'tld_k3J9xQa',
    rights: ['publish'],
    createdAt: ago(4_000),
    createdBy: { _id: 'maya', name: 'Maya Lindqvist', avatar: '' },
    expiresAt: ago(-90 * 1_440),
    lastUsedAt: ago(12),
  },
  {
    _id: 't2',
    name: 'On call',
    prefix: 'tld_Zp41mmB',
    rights: ['activate', 'rollback'],
    createdAt: ago(200_000),
    createdBy: { _id: 'jonas', name: 'Jonas Weber', avatar: '' },
    expiresAt: ago(500),
    lastUsedAt: null,
  },
  {
    _id: 't1',
    name: 'Jenkins',
    prefix: null,
    rights: ['publish', 'activate', 'rollback'],
    createdAt: ago(400_000),
    createdBy: null,
    expiresAt: null,
    lastUsedAt: ago(2_000),
  },
];

/** @param {import('./act.mjs').Stage} stage */
const openTokens = async (stage) => {
  await whole(stage);
  await press(stage.page, /^More actions for/);
  await choose(stage.page, 'Deploy tokens');
  await dialog(stage.page, /^Deploy tokens of/);
};

/** @param {import('./act.mjs').Stage} stage */
const openNewToken = async (stage) => {
  await openTokens(stage);
  await press(stage.page, 'New token');
  await dialog(stage.page, /^New deploy token/);
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
    name: 'operations-troubles',
    as: 'maya',
    at: AT,
    before: changed((calendar) => {
      if (calendar.live) calendar.live.health = { ...HEALTH, reasons: FAILURES, troubles: TROUBLES };
    }),
    shows: async (stage) => {
      await whole(stage);
      await seen(stage.page.getByText(/^Error after rendering/));
      await stage.page.getByText(/^Error after rendering/).first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'operations-unproven',
    as: 'maya',
    at: AT,
    before: async (stage) => {
      await changed((calendar) => {
        const [version] = calendar.versions;
        if (!version || !calendar.live) return;
        calendar.versions.unshift({ ...version, version: '1.5.0' });
        const health = { ...calendar.live.health, loads: 3, p50: 190, p95: 240 };
        calendar.canary = { ...calendar.live, version: '1.5.0', percent: 10, health };
      })(stage);
      await answer(
        '**/api/remotes/calendar/activation',
        {
          statusCode: 409,
          error: 'Conflict',
          code: 'REMOTE_CANARY_UNPROVEN',
          message: 'Fewer than 5 people have loaded the canary.',
        },
        { method: 'PUT', status: 409 },
      )(stage);
    },
    shows: async (stage) => {
      await whole(stage);
      await press(stage.page, 'Activate for everyone…');
      await stage.page.getByRole('dialog').getByLabel('Reason').fill('No errors for a day');
      await stage.page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
      await seen(stage.page.getByRole('button', { name: 'Activate anyway' }));
    },
  },
  {
    name: 'operations-upgrade',
    as: 'maya',
    at: AT,
    shows: async (stage) => {
      await whole(stage);
      await press(stage.page, 'Check an upgrade…');
      const asked = stage.page.getByRole('dialog');
      for (const library of ['Contracts', 'Client', 'UI']) await asked.getByLabel(library).fill('2.0.0');
      await asked.getByRole('button', { name: 'Check' }).click();
      await seen(asked.getByText('Refused').first());
    },
  },
  {
    name: 'operations-figures',
    as: 'maya',
    at: `${AT}/calendar`,
    whole: true,
    before: answer('**/api/remotes/calendar/figures', FIGURES),
    shows: async ({ page }) => {
      await seen(page.getByRole('group', { name: 'Figures of 1.4.0' }));
      await page.locator('svg rect').first().waitFor({ state: 'attached' });
      await page.getByText('3 calls').first().click();
      await page.evaluate('scrollTo(0, 0)');
    },
  },
  {
    name: 'operations-figures-empty',
    as: 'maya',
    at: `${AT}/calendar`,
    whole: true,
    shows: ({ page }) => seen(page.getByRole('heading', { name: 'Errors, last 14 days' })),
  },
  {
    name: 'operations-figures-loading',
    as: 'maya',
    at: `${AT}/calendar`,
    before: hold('**/api/remotes/calendar/figures'),
    shows: ({ page }) => page.getByText('Loading the figures...').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'operations-tokens',
    as: 'maya',
    at: AT,
    before: answer(TOKENS, SOME_TOKENS),
    shows: async (stage) => {
      await openTokens(stage);
      await seen(stage.page.getByText('Jenkins'));
    },
  },
  { name: 'operations-new-token', as: 'maya', at: AT, shows: openNewToken },
  {
    name: 'operations-token-created',
    as: 'maya',
    at: AT,
    before: answer(TOKENS, { token: SOME_TOKENS[0], secret: `tld_${'k3J9xQa'.repeat(6)}x` }, { method: 'POST' }),
    shows: async (stage) => {
      await openNewToken(stage);
      await stage.page.getByRole('dialog').getByLabel('Name').fill('GitHub Actions');
      await press(stage.page, 'Create token');
      await seen(stage.page.getByText(/^tld_/));
    },
  },
  {
    name: 'operations-new-remote',
    as: 'maya',
    at: AT,
    shows: async (stage) => {
      await whole(stage);
      await press(stage.page, 'New remote');
      await dialog(stage.page, 'New remote');
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
