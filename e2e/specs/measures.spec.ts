import { SCREENS, type ProjectList } from '@taskloom/contracts';
import type { Locator, Page } from '@playwright/test';
import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';
import { restOf, watchCovered } from '../commands/toasts.js';

/** The sizes and fixed positions of the specification, which only a browser with a layout can check. */

const LONG = 'A sentence that goes on for a while and then for a while longer. '.repeat(8);

/** While an element moves, its size is a difference of fractional positions, such as 299.99999. */
const hundredths = (pixels = 0): number => Math.round(pixels * 100) / 100;
const height = async (element: Locator): Promise<number> => hundredths((await element.boundingBox())?.height);
const width = async (element: Locator): Promise<number> => hundredths((await element.boundingBox())?.width);
const lines = (element: Locator): Promise<number> =>
  element.evaluate((node) => Math.round(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)));

test('on a large screen the side navigation is fixed beside the scrolling content', async ({
  page,
  signInAs,
}) => {
  const ada = await given.user();
  for (let made = 0; made < 9; made += 1) await given.project(ada, `Apollo ${made}`);
  await signInAs(ada);
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  const before = await navigation.boundingBox();
  await page.mouse.move(800, 500);
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  expect(await navigation.boundingBox()).toEqual(before);
});

test('on a small screen the menu button opens a drawer, and a click beside it or Back closes it', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signInAs(await given.user());
  await page.goto('/team');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  const open = async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(drawer.getByRole('link', { name: 'Calendar' })).toBeInViewport({ ratio: 1 });
  };
  await open();
  await page.mouse.click(700, 500);
  await expect(drawer).toBeHidden();
  await open();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/team$/);
});

test('the list of notifications is 300 px high, its menu 20 rem wide, a message has two lines', async ({
  page,
  signInAs,
}) => {
  const ada = await given.user();
  await page.route(/\/api\/notifications(\?|$)/, (route) =>
    route.fulfill({
      json: {
        unreadCount: 1,
        notifications: [
          {
            _id: 'n1',
            type: 'comment_added',
            title: 'New comment',
            message: LONG,
            read: false,
            createdAt: new Date().toISOString(),
            link: '/team',
            sender: null,
            project: null,
            actionData: null,
          },
        ],
      },
    }),
  );
  await signInAs(ada);
  await page.goto('/team');
  await page.getByRole('button', { name: /Notifications/ }).click();
  const menu = page.getByRole('dialog', { name: 'Notifications' });
  const message = menu.getByText('A sentence that goes on');
  await expect(message).toBeVisible();
  // While the menu opens, it is a little smaller.
  await expect.poll(() => height(menu.locator('ul').locator('..'))).toBe(300);
  await expect.poll(async () => Math.abs((await width(menu)) - 320)).toBeLessThanOrEqual(4);
  expect(await lines(message)).toBe(2);
});

test('a description on a card is clamped to two lines', async ({ page, signInAs }) => {
  const ada = await given.user();
  await page.route('**/api/projects?view=list', async (route) => {
    const { users, projects }: ProjectList = await (await route.fetch()).json();
    await route.fulfill({
      json: { users, projects: projects.map((project) => ({ ...project, description: LONG })) },
    });
  });
  await given.project(ada);
  await signInAs(ada);
  await page.goto('/');
  const description = page.getByText('A sentence that goes on');
  await expect(description).toBeVisible();
  await expect.poll(() => lines(description)).toBe(2);
});

test('the workload chart is full-width and 300 px high, in whole steps from zero', async ({
  page,
  signInAs,
}) => {
  const ada = await given.user();
  const project = await given.project(ada);
  for (const title of ['One', 'Two', 'Three']) {
    await given.task(ada, project, { title, assignees: [{ user: ada.user._id, role: 'primary' }] });
  }
  await signInAs(ada);
  await page.goto(`/projects/${project._id}`);
  const workload = page.getByRole('region', { name: 'Member Workload' });
  const drawn = workload.locator('svg').last();
  await expect(drawn).toBeVisible();
  await expect.poll(() => height(drawn)).toBe(300);
  const status = page.getByRole('region', { name: 'Task Status' });
  await expect(async () => {
    expect(await width(workload)).toBeGreaterThan(2 * ((await status.boundingBox())?.width ?? Infinity));
  }).toPass();
  const ticks = async () =>
    (await drawn.locator('text').allTextContents()).filter((text) => /^\d+$/.test(text)).slice(0, 4);
  await expect.poll(ticks).toEqual(['0', '1', '2', '3']);
});

/** Visible without scrolling sideways, and inside the window. */
const isWithin = async (element: Locator, size: { width: number; height: number }): Promise<boolean> => {
  const box = await element.boundingBox();
  return (
    box !== null &&
    box.x >= 0 &&
    box.y >= 0 &&
    box.x + box.width <= size.width &&
    box.y + box.height <= size.height
  );
};

for (const size of [
  { width: 1440, height: 420 },
  { width: 360, height: 420 },
]) {
  test(
    `a filter menu fits into a window of ${size.width} × ${size.height} px, and its last choice can be reached`,
    { tag: '@long' },
    async ({ page, signInAs }) => {
      await page.setViewportSize(size);
      const ada = await given.user();
      const project = await given.project(ada);
      await signInAs(ada);
      await page.goto(`/projects/${project._id}`);
      const button = page.getByRole('button', { name: /^Filter/ });
      for (const block of ['start', 'center', 'end'] as const) {
        await button.evaluate((node, place) => node.scrollIntoView({ block: place }), block);
        await button.click();
        const menu = page.getByRole('dialog', { name: 'Filter' });
        await expect.poll(() => isWithin(menu, size), `scrolled to its ${block}`).toBe(true);
        await menu.getByRole('checkbox', { name: 'Unassigned' }).focus();
        await expect(menu.getByText('Unassigned').last()).toBeInViewport({ ratio: 1 });
        await menu.getByRole('button', { name: 'Close' }).click();
        await expect(menu).toBeHidden();
      }
    },
  );
}

for (const width of [360, 1440]) {
  test(
    `at ${width} px a toast covers no button of the dialog that caused it`,
    { tag: '@long' },
    async ({ page, signInAs }) => {
      await page.setViewportSize({ width, height: 900 });
      const ada = await given.user();
      const project = await given.project(ada);
      await signInAs(ada);
      await page.goto(`/projects/${project._id}`);
      await page.getByRole('button', { name: 'New Task' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create New Task' });
      const buttons = dialog.getByRole('button');
      const create = dialog.getByRole('button', { name: 'Create Task' });
      await expect(create).toBeVisible();
      expect(await buttons.count()).toBeGreaterThan(3);
      const toast = page.getByRole('listitem').filter({ hasText: 'Title is required' });
      const [rest] = await Promise.all([restOf(toast, buttons), create.click()]);
      expect(rest?.covered).toEqual([]);
    },
  );
}

test(
  'a toast covers no composer of a task, beside the board or on its page',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const ada = await given.user();
    const project = await given.project(ada);
    const task = await given.task(ada, project, { title: 'Attach the plan' });
    await signInAs(ada);
    const attachAndLook = async (name: string): Promise<void> => {
      const file = { name, mimeType: 'text/plain', buffer: Buffer.from('A plan') };
      // The field is one line without its button until it is used.
      await page.getByLabel('Write a comment').click();
      const button = page.getByRole('button', { name: 'Comment', exact: true });
      await expect(button).toBeVisible();
      const toast = page.getByRole('listitem').filter({ hasText: 'File uploaded' }).filter({ hasText: name });
      const [rest] = await Promise.all([
        restOf(toast, button),
        page.locator('input[type=file]').first().setInputFiles(file),
      ]);
      expect(rest?.covered).toEqual([]);
    };
    await page.goto(`/projects/${project._id}`);
    await page.getByRole('link', { name: 'Attach the plan' }).click();
    await attachAndLook('plan.txt');
    await page.goto(`/projects/${project._id}/tasks/${task._id}`);
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await attachAndLook(`plan-${width}.txt`);
    }
  },
);

/** The controls that are pressed next on a board and in an open task. */
const PRESSED_NEXT =
  '[aria-label^="Quick add a task"], [aria-label^="Show all"], [aria-label="Add Member"], [aria-label^="Write a comment"], [data-stays-clear] button';

for (const width of [360, 1440])
  test(
    `at ${width} px toasts cover nothing that is pressed next`,
    { tag: width === 360 ? [] : '@long' },
    async ({ page, signInAs }) => {
      await page.setViewportSize({ width, height: 900 });
      const ada = await given.user();
      const project = await given.project(ada);
      const task = await given.task(ada, project, { title: 'Attach the plan', status: 'done' });
      await signInAs(ada);
      await page.goto(`/projects/${project._id}`);
      if (width === 360)
        await page
          .locator('label')
          .filter({ has: page.getByRole('radio', { name: /^Done/ }) })
          .click();
      const field = page.getByRole('textbox', { name: 'Quick add a task to Done' });
      await field.scrollIntoViewIfNeeded();
      const covered = await watchCovered(page, PRESSED_NEXT);
      for (let made = 1; made <= 7; made += 1) {
        await field.fill(`Step ${made}`);
        await field.press('Enter');
        await expect(page.getByRole('link', { name: `Step ${made}`, exact: true })).toBeAttached();
      }
      await expect(page.getByText('Task created', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Attach the plan' }).click();
      await page.getByLabel('Write a comment').click();
      await expect(page.getByRole('button', { name: 'Comment', exact: true })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(task._id));
      const file = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan') };
      await page.locator('input[type=file]').first().setInputFiles(file);
      const toast = page.getByText('File uploaded');
      await expect(toast).toBeVisible();
      await page.getByRole('button', { name: 'Comment', exact: true }).scrollIntoViewIfNeeded();
      await expect(toast).toBeHidden();
      expect(await covered()).toEqual([]);
    },
  );

test.describe('after a refusal', () => {
  test.use({ tolerated: REFUSED_ANSWER });

  test('a toast is 356 px wide, at the bottom right', async ({ page, signInAs }) => {
    await signInAs(await given.user());
    await page.route('**/api/team/members', (route) =>
      route.fulfill({ status: 403, json: { message: 'Not today.' } }),
    );
    const toast = page.getByRole('listitem').filter({ hasText: 'Error' });
    const [rest] = await Promise.all([restOf(toast), page.goto('/team')]);
    const { x = 0, y = 0, width: wide = 0, height: tall = 0 } = rest ?? {};
    expect(hundredths(wide)).toBe(356);
    expect(x + wide).toBeGreaterThan(1440 - 40);
    expect(y + tall).toBeGreaterThan(900 - 40);
  });
});

/** Placeholders that overflow their container. */
const strayShapes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [aria-hidden=true] span[style*=width]')].flatMap((shape) => {
      const [own, place] = [shape, shape.parentElement ?? shape].map((node) => node.getBoundingClientRect());
      return own && place && own.right > place.right + 1 ? [`${own.right} in ${place.right}`] : [];
    }),
  );

for (const [path, call] of [
  ['/', '**/api/projects?view=list'],
  ['/team', '**/api/team/members'],
] as const)
  test(
    `on a phone the placeholders of ${path} stay in their places while it loads`,
    { tag: '@long' },
    async ({ page, signInAs }) => {
      await page.setViewportSize({ width: 360, height: 760 });
      await page.route(call, () => undefined);
      await signInAs(await given.user());
      await page.goto(path);
      await expect(page.locator('main [aria-hidden=true] span[style*=width]').first()).toBeVisible();
      await expect.poll(() => strayShapes(page)).toEqual([]);
    },
  );

/** One line on desktops, two on phones: the height that the placeholder of a project reserves. */
const USUAL = 'Move subscriptions and invoices to the new billing provider at once.';

for (const [width, charts] of [
  [1440, 'open'],
  [1440, 'closed'],
  [768, 'open'],
  [768, 'closed'],
  [360, 'closed'],
] as const)
  test(
    `at ${width} px, with ${charts} charts, the board appears where its placeholder was`,
    { tag: '@long' },
    async ({ page, signInAs }) => {
      await page.setViewportSize({ width, height: 900 });
      const ada = await given.user();
      const project = await given.project(ada, 'Apollo', { description: USUAL });
      await given.task(ada, project, { title: 'Fuel' });
      await given.preferences(ada, { charts });
      await signInAs(ada);
      let answer = (): void => {};
      const asked = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**/api/projects/${project._id}`, (route) => asked.then(() => route.continue()));
      await page.goto(`/projects/${project._id}`);
      const shapes = page.getByRole('main').getByText('Loading tasks...').locator('..');
      await expect(shapes).toBeAttached();
      // Until the preferences arrive, the placeholder has the usual charts.
      await expect(page.getByRole('main').getByText('Loading charts...')).toHaveCount(
        charts === 'open' ? 1 : 0,
      );
      await page.evaluate(() => document.fonts.ready);
      const expected = (await shapes.boundingBox())?.y ?? 0;
      answer();
      const board =
        width < 576
          ? page.getByRole('group', { name: 'Columns' })
          : page.getByRole('region', { name: /^To Do/ });
      await expect(board).toBeVisible();
      await expect(async () => {
        const { y = 0 } = (await board.boundingBox()) ?? {};
        expect(Math.abs(y - expected)).toBeLessThanOrEqual(2);
      }).toPass();
    },
  );

test.describe('with touch', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 768, height: 1024 } });

  test(
    'headings with and without an action beside them have the same height',
    { tag: '@long' },
    async ({ page, signInAs }) => {
      await signInAs(await given.user());
      const lines = async (path: string): Promise<(number | undefined)[]> => {
        await page.goto(path);
        const head = page.locator('main header');
        await expect(head.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const boxes = [await head.locator('h1').boundingBox(), await head.locator('p').boundingBox()];
        return boxes.map((box) => box?.y);
      };
      expect(await lines('/')).toEqual(await lines('/settings'));
    },
  );
});

test('with closed charts the board fills the screen, at most 180 px below the top bar', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const ada = await given.user();
  const project = await given.project(ada);
  for (let made = 0; made < 12; made += 1) await given.task(ada, project, { title: `Task ${made}` });
  await signInAs(ada);
  await page.goto(SCREENS.project(project._id));
  await page.getByRole('button', { name: 'Hide charts' }).click();
  await page.getByRole('button', { name: 'Show charts' }).waitFor();
  // The charts close in steps.
  await expect(async () => {
    const bar = await page.getByRole('banner').boundingBox();
    const card = await page.getByRole('article').first().boundingBox();
    expect(hundredths((card?.y ?? 900) - (bar?.height ?? 0))).toBeLessThanOrEqual(180);
  }).toPass();
  const scrolls = () =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollHeight > clientHeight;
    });
  await expect.poll(scrolls).toBe(false);
  await expect(page.getByLabel('Quick add a task to To Do')).toBeInViewport({ ratio: 1 });
});
