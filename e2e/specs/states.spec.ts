import type { Page } from '@playwright/test';
import { API, SCREENS } from '@taskloom/contracts';
import { answerWith, HICCUP, holdBack } from '../commands/answers.js';
import { expect, REFUSED_ANSWER, test } from '../commands/test.js';
import { tooWide } from '../commands/too-wide.js';
import { makeWorld, type World } from '../commands/world.js';
import { scaled } from '../installation/limits.js';

test.use({ tolerated: REFUSED_ANSWER });

let world: World;
test.beforeAll(async () => {
  world = await makeWorld();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

interface List {
  name: string;
  path: (world: World) => string;
  call: (world: World) => string;
  /** Must be pressed before anything is requested. */
  open?: (page: Page) => Promise<unknown>;
  loading: string;
  /** The screen's own text, where it does not show the server's. */
  error?: string;
  whole: string | RegExp;
  empty?: { answer: unknown; text: string | RegExp };
}

const LISTS: readonly List[] = [
  {
    name: 'the dashboard',
    path: () => SCREENS.dashboard,
    call: () => API.projects,
    loading: 'Loading projects...',
    whole: 'Apollo',
    empty: { answer: [], text: 'Create your first project to get started.' },
  },
  {
    name: 'a project',
    path: ({ project }) => SCREENS.project(project._id),
    call: ({ project }) => API.project(project._id),
    loading: 'Loading project...',
    whole: 'Punch the cards',
  },
  {
    name: 'the board',
    path: ({ project }) => SCREENS.project(project._id),
    call: ({ project }) => API.tasks(project._id),
    loading: 'Loading tasks...',
    whole: 'Punch the cards',
    empty: { answer: [], text: 'No tasks yet. Drop a card here or add one.' },
  },
  {
    name: 'a task',
    path: ({ project, task }) => SCREENS.task(project._id, task._id),
    call: ({ project, task }) => API.task(project._id, task._id),
    loading: 'Loading task...',
    whole: 'Which way up?',
  },
  {
    name: 'the calendar',
    path: () => SCREENS.calendar,
    call: () => API.projects,
    loading: 'Loading projects...',
    whole: 'Status: Active',
    empty: { answer: [], text: 'No project deadlines for this date' },
  },
  {
    name: 'the team',
    path: () => SCREENS.team,
    call: () => API.teamMembers,
    loading: 'Loading team members...',
    whole: 'مريم الأسطرلابي',
    empty: { answer: [], text: 'No team members yet' },
  },
  {
    name: 'a search',
    path: () => `${SCREENS.search}?q=punch`,
    call: () => API.search,
    loading: 'Searching...',
    whole: 'Punch the cards',
    empty: { answer: { projects: [], tasks: [] }, text: 'No results found for "punch"' },
  },
  {
    name: 'the notifications',
    path: () => SCREENS.settings,
    call: () => API.notifications,
    open: (page) => press(page, /^Notifications/),
    loading: 'Loading notifications...',
    whole: 'New comment',
    empty: { answer: { notifications: [], unreadCount: 0 }, text: 'No notifications' },
  },
  {
    name: 'the team in the dialog that adds a member',
    path: ({ project }) => SCREENS.project(project._id),
    call: () => API.teamMembers,
    open: (page) => press(page, 'Add Member'),
    loading: 'Loading team members...',
    whole: 'Team member',
    empty: { answer: [], text: 'All team members are already in this project.' },
  },
  {
    name: 'the projects in the command palette',
    path: () => SCREENS.settings,
    call: () => API.projects,
    open: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or jump to...' }).fill('Apo');
    },
    loading: 'Loading projects...',
    error: 'Projects could not be loaded',
    whole: 'Apollo',
  },
  {
    name: 'the remotes',
    path: () => SCREENS.operations,
    call: () => API.remotesOverview,
    loading: 'Loading remotes...',
    whole: /published version/,
    empty: { answer: { remotes: [] }, text: 'Nothing is published yet' },
  },
  {
    name: 'the journal of the remotes',
    path: () => SCREENS.operations,
    call: () => API.remotesJournal,
    loading: 'Loading the journal...',
    whole: /^(calendar|operations|projects|search|team): /,
    empty: { answer: [], text: 'No changes yet' },
  },
];

for (const { name, path, call, open, loading, error = HICCUP, whole, empty } of LISTS) {
  test(
    `${name}: loading, then an error with a way to retry, then complete`,
    { tag: '@long' },
    async ({ page, signInAs }) => {
      await signInAs(world.admin);
      const answers = await holdBack(page, call(world));
      await page.goto(path(world));
      await open?.(page);
      await expect(page.getByText(loading).first()).toBeAttached();
      expect(await tooWide(page)).toEqual([]);
      answers.fail();
      await expect(page.getByText(error).first()).toBeVisible();
      await answers.recover();
      // The data may recover automatically before the test retries.
      await expect(async () => {
        const retry = page.getByRole('button', { name: 'Retry' }).first();
        if (await retry.isVisible()) await retry.click({ timeout: scaled(2_000) });
        await expect(page.getByText(whole).first()).toBeVisible({ timeout: scaled(5_000) });
      }).toPass();
    },
  );

  if (!empty) continue;
  test(`${name}: empty`, { tag: '@long' }, async ({ page, signInAs }) => {
    await signInAs(world.admin);
    await answerWith(page, call(world), empty.answer);
    await page.goto(path(world));
    await open?.(page);
    await expect(page.getByText(empty.text).first()).toBeVisible();
  });
}

test('a person without a team sees how to join one', { tag: '@long' }, async ({ page, signInAs }) => {
  await signInAs(world.member);
  await answerWith(page, API.teamMembers, []);
  await page.goto(SCREENS.team);
  await expect(page.getByText('Not in any team')).toBeVisible();
});

test.describe('offline', () => {
  // The browser's own messages, in case the connection is being opened when the network goes down.
  test.use({ tolerated: /Failed to load resource|WebSocket connection to .* failed/ });

  test('without a network the visible data stays, and a banner explains why', async ({
    page,
    signInAs,
    context,
  }) => {
    await signInAs(world.admin);
    await page.goto(SCREENS.dashboard);
    // Each suite of this run created its own Apollo.
    const project = page.getByRole('heading', { name: 'Apollo' }).first();
    await expect(project).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await expect(project).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline/)).toBeHidden();
  });
});
