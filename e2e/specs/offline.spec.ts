import type { Page } from '@playwright/test';
import { API, API_BASE, localDay, SCREENS, type RemotesAnswer } from '@taskloom/contracts';
import { aBrowserOf } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { scaled } from '../installation/limits.js';
import { AccountPage } from '../pages/account.page.js';
import { BoardPage } from '../pages/board.page.js';
import { FramePage } from '../pages/frame.page.js';

/** The service worker opens the last screens without a connection (docs/decisions/0087-service-worker.md). */
test.use({
  serviceWorkers: 'allow',
  tolerated: /Failed to load resource|net::ERR_|WebSocket|Failed to fetch/,
});
// Files are kept in idle time, and the pauses between attempts to connect grow.
test.slow();

/** Waits until the worker controls the page and has stored what it has loaded. */
const whenKept = (page: Page, ...paths: string[]) =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          if (!navigator.serviceWorker.controller) return ['a service worker'];
          const found: string[] = [];
          for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
          return ['/index.html', ...wanted].filter((each) => !found.includes(each));
        }, paths),
      { timeout: scaled(40_000) },
    )
    .toEqual([]);

/** Collects the scripts of remotes that the page requests from now on. */
const scriptsOf = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/r\/.*\.js$/.test(pathname)) paths.push(pathname);
  });
  return paths;
};

/** Twice, because what is requested in idle time may be rendered first. */
const idle = async (page: Page) => {
  for (const _time of [1, 2])
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};

/** More changes than the catch-up fetches for data of unknown age. */
const MANY = 60;

const answers = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith('taskloom-public-')));

const banner = (page: Page) => page.getByRole('status').filter({ hasText: /offline|reached|Reconnecting/ });

const aBoard = async () => {
  const ada = await given.user('Ada Lovelace');
  const project = await given.project(ada);
  const task = await given.task(ada, project, { title: 'Oil the mill' });
  return {
    ada,
    project,
    task,
    path: SCREENS.project(project._id),
    calls: `${API_BASE}${API.tasks(project._id)}`,
  };
};

test('a reload without a connection opens the last board, accepts changes, and sends them once', async ({
  page,
  context,
  signInAs,
}) => {
  const { ada, project, task, path, calls } = await aBoard();
  const other = await given.task(ada, project, { title: 'Draw the plan' });
  await signInAs(ada);
  const scripts = scriptsOf(page);
  await page.goto(path);
  const board = new BoardPage(page);
  await expect(board.card('To Do', 'Oil the mill')).toBeVisible();
  await idle(page);
  await whenKept(page, calls, ...scripts);

  await context.setOffline(true);
  await page.reload();
  await expect(board.card('To Do', 'Oil the mill')).toBeVisible();
  await expect(banner(page)).toContainText(/Last updated (less than a minute|\d+ minutes?) ago\./);
  const quick = board.column('To Do').getByRole('textbox');
  await quick.fill('Written on a train');
  await quick.press('Enter');
  const written = board.column('To Do').getByText('Written on a train');
  await expect(written).toBeVisible();
  await expect(banner(page)).toContainText('1 change is waiting');
  await page.reload();
  await expect(written).toBeVisible();

  // More changes than a board of unknown age catches up with: the whole board must be requested again.
  await given.change(ada, task, { title: 'Oil the wheel' });
  for (let n = 1; n <= MANY; n += 1) await given.change(ada, other, { description: `Draft ${n}` });
  await context.setOffline(false);
  await expect(board.card('To Do', 'Oil the wheel')).toBeVisible({ timeout: scaled(40_000) });
  await expect(banner(page)).toBeHidden({ timeout: scaled(20_000) });
  await expect
    .poll(async () => (await given.board(ada, project)).map(({ title }) => title).sort(), {
      timeout: scaled(40_000),
    })
    .toEqual(['Draw the plan', 'Oil the wheel', 'Written on a train']);
});

test(
  'a reload of the dashboard without a connection shows what was kept of Today',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const ada = await given.user('Ada Lovelace');
    const assignees = [{ user: ada.user._id, role: 'primary' as const }];
    await given.task(ada, await given.project(ada), {
      ...{ title: 'Oil the mill', deadline: localDay(), assignees },
    });
    await signInAs(ada);
    const scripts = scriptsOf(page);
    await page.goto(SCREENS.dashboard);
    const line = page.getByRole('region', { name: 'Today' }).getByRole('listitem');
    await expect(line).toContainText('Oil the mill');
    await idle(page);
    await whenKept(page, `${API_BASE}${API.workTasks}`, `${API_BASE}${API.inbox}`, ...scripts);
    await context.setOffline(true);
    await page.reload();
    await expect(line).toContainText('Due today');
  },
);

test(
  'a reload without a connection shows what was on the screen, also what came after the response',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const { ada, task, path, calls } = await aBoard();
    await signInAs(ada);
    await page.goto(path);
    const board = new BoardPage(page);
    await expect(board.card('To Do', 'Oil the mill')).toBeVisible();
    await idle(page);
    await whenKept(page, calls);
    const quick = board.column('To Do').getByRole('textbox');
    await quick.fill('Grind the flour');
    await quick.press('Enter');
    await given.change(ada, task, { status: 'done' });
    await expect(board.card('Done', 'Oil the mill')).toBeVisible();
    const kept = () =>
      page.evaluate(async (wanted) => {
        for (const name of await caches.keys())
          for (const request of await (await caches.open(name)).keys())
            if (new URL(request.url).pathname === wanted)
              return (await (await caches.match(request))?.text()) ?? '';
        return '';
      }, calls);
    await expect.poll(kept).toMatch(/Grind the flour/);
    await expect.poll(kept).toMatch(/"status":"done"/);

    await context.setOffline(true);
    await page.reload();
    await expect(board.card('To Do', 'Grind the flour')).toBeVisible();
    await expect(board.card('Done', 'Oil the mill')).toBeVisible();
  },
);

test(
  'a second visit does not transfer an unchanged board again, and shows a changed one',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const { ada, task, path, calls } = await aBoard();
    await signInAs(ada);
    await page.goto(path);
    const board = new BoardPage(page);
    await expect(board.card('To Do', 'Oil the mill')).toBeVisible();
    await whenKept(page, calls);
    const statuses: number[] = [];
    context.on('response', (answer) => {
      const own = answer.request().serviceWorker() !== null;
      if (own && new URL(answer.url()).pathname === calls) statuses.push(answer.status());
    });
    await page.reload();
    await expect(board.card('To Do', 'Oil the mill')).toBeVisible();
    await expect.poll(() => statuses.length).toBeGreaterThan(0);
    // A busy server may have been slow, so that the page sent another request.
    expect(statuses.every((status) => status === 304)).toBe(true);
    await given.change(ada, task, { title: 'Oil the wheel' });
    await page.reload();
    await expect(board.card('To Do', 'Oil the wheel')).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => statuses).toContain(200);
  },
);

test(
  'a slow server: the last board is shown until the response arrives',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const { ada, task, path, calls } = await aBoard();
    await signInAs(ada);
    await page.goto(path);
    const board = new BoardPage(page);
    await expect(board.card('To Do', 'Oil the mill')).toBeVisible();
    await whenKept(page, calls);
    await given.change(ada, task, { title: 'Oil the wheel' });

    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route(`**${API_BASE}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname !== `${API_BASE}${API.remotes}`) await answered;
      await route.continue();
    });
    await page.reload();
    await expect(board.card('To Do', 'Oil the mill')).toBeVisible();
    answer();
    await expect(board.card('To Do', 'Oil the wheel')).toBeVisible({ timeout: scaled(40_000) });
    await expect(banner(page)).toBeHidden({ timeout: scaled(20_000) });
  },
);

test(
  'screens that were never opened open without a connection too',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const { ada, path, calls } = await aBoard();
    await signInAs(ada);
    await page.goto(path);
    const board = new BoardPage(page);
    await expect(board.card('To Do', 'Oil the mill')).toBeVisible();
    await whenKept(page, calls);
    const worker = await (await page.request.get('/sw.js')).text();
    const own = [...worker.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
    expect(own.length).toBeGreaterThan(20);
    const registry: RemotesAnswer = await (await page.request.get('/remotes.json')).json();
    const ofRemotes = registry.remotes.flatMap(({ manifest, integrity = {} }) =>
      Object.keys(integrity)
        // Large code for a single purpose is fetched only when it is opened (decision 107).
        .filter((file) => !file.includes('/on-demand-'))
        .map((file) => new URL(file, new URL(manifest, page.url())).pathname),
    );
    await whenKept(page, ...own, ...ofRemotes);

    await context.setOffline(true);
    await page.getByRole('button', { name: /notifications/i }).click();
    await expect(page.getByRole('dialog', { name: /notifications/i })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /search|jump/i })).toBeVisible();
  },
);

test(
  'signing out removes every kept response, and the next person gets none',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const { ada, path, calls } = await aBoard();
    await signInAs(ada);
    await page.goto(path);
    await expect(new BoardPage(page).card('To Do', 'Oil the mill')).toBeVisible();
    await whenKept(page, calls);
    expect(await answers(page)).toEqual(['taskloom-answers']);
    await new FramePage(page).signOut();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => answers(page)).toEqual([]);

    const ben = await given.user('Ben Baker');
    await new AccountPage(page).signIn(ben.user.email, ben.password);
    await expect(page.getByText('Ben Baker').first()).toBeAttached();
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByText('Oil the mill')).toHaveCount(0);
    await expect(page.getByText('Apollo')).toHaveCount(0);
  },
);

test('a project that a person has left is not kept', { tag: '@long' }, async ({ browser }) => {
  const admin = await given.admin();
  const ben = await given.teamMember(admin, 'Ben Baker');
  const project = await given.project(admin, 'Gemini');
  await given.projectMember(admin, project, ben);
  const { page, context } = await aBrowserOf(browser, ben, undefined, { serviceWorkers: 'allow' });
  await page.goto(SCREENS.project(project._id));
  await expect(page.getByRole('heading', { level: 1, name: 'Gemini' })).toBeVisible();
  await whenKept(page, `${API_BASE}${API.project(project._id)}`);
  await given.projectMemberRemoved(admin, project, ben);
  await expect(page.getByRole('heading', { level: 1, name: 'Gemini' })).toBeHidden({
    timeout: scaled(20_000),
  });
  await context.setOffline(true);
  await page.goto(SCREENS.project(project._id));
  await expect(page.getByText('Gemini')).toHaveCount(0);
  await context.close();
});
