import type { Page } from '@playwright/test';
import { addDays, API, API_BASE, localDay, SCREENS } from '@taskloom/contracts';
import { connected, twoOnAProject } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { scaled } from '../installation/limits.js';
import { openTask } from '../pages/task.page.js';

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const groups = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const entry = (page: Page) => page.getByRole('link', { name: /^My Work/ });

/** Ann has one task that is due today and one for later; Ben shares the project. */
const desk = async () => {
  const { ann, ben, project } = await twoOnAProject();
  const assignees = [{ user: ann.user._id, role: 'primary' as const }];
  const due = await given.task(ann, project, { title: 'Dock the ship', deadline: localDay(), assignees });
  await given.task(ann, project, { title: 'Paint it', deadline: addDays(localDay(), 30), assignees });
  return { ann, ben, project, due, assignees };
};

test('lists the person’s tasks of all projects, follows changes by others, and opens them', async ({
  page,
  signInAs,
}) => {
  const { ann, ben, project, due, assignees } = await desk();
  const other = await given.project(ann, 'Gemini');
  await given.task(ann, other, { title: 'Call the crew', assignees });
  await signInAs(ann);
  const isLive = connected(page);
  await page.goto(SCREENS.work);
  await isLive;
  await expect(groups(page)).toHaveText([/^Today 1/, /^Later 1/, /^No date 1/]);
  await expect(row(page, 'Call the crew')).toContainText('Gemini');
  await expect(entry(page)).toHaveAccessibleName('My Work 1 task overdue or due today');

  await given.change(ben, due, { deadline: addDays(localDay(), 2), title: 'Dock both ships' });
  await expect(groups(page).first()).toHaveText(/^This week 1/);
  await expect(entry(page)).toHaveAccessibleName('My Work');

  await page.setViewportSize({ width: 1440, height: 320 });
  await page.evaluate(() => window.scrollTo(0, 60));
  await page.getByRole('link', { name: 'Dock both ships' }).click();
  await expect(page).toHaveURL(new RegExp(`${SCREENS.project(project._id)}.*${due._id}`));
  await expect(openTask(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(SCREENS.work);
  await expect(row(page, 'Dock both ships')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
});

test(
  'finishes a task with its circle, with Undo, by keyboard alone',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { ann, project, due } = await desk();
    await signInAs(ann);
    await page.goto(SCREENS.work);
    await row(page, 'Dock the ship').getByRole('button', { name: 'Finish “Dock the ship”' }).click();
    await row(page, 'Dock the ship').getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(async () => {
        const saved = (await given.board(ann, project)).find(({ _id }) => _id === due._id);
        return saved && { status: saved.status, isChangedTwice: saved.version >= 3 };
      })
      .toEqual({ status: 'todo', isChangedTwice: true });

    await page.getByRole('link', { name: 'Dock the ship' }).focus();
    await page.keyboard.press('s');
    await page.getByRole('menuitemradio', { name: 'Done' }).focus();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Dock the ship')).toContainText('Finished');
    // Its row stays for ten seconds.
    await expect(page.getByRole('link', { name: 'Dock the ship' })).toBeHidden({ timeout: 30_000 });
    await expect(entry(page)).toHaveAccessibleName('My Work');

    await page.getByRole('link', { name: 'Paint it' }).focus();
    await page.keyboard.press('d');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('tomorrow');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Paint it')).toContainText('Tomorrow');
  },
);

test('creates a task with one key from anywhere, and finds one in three steps', async ({
  page,
  signInAs,
}) => {
  const { ann, project } = await desk();
  await signInAs(ann);
  await page.goto(SCREENS.calendar);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', { name: 'Title of the new task' })).toBeFocused();
  await page.keyboard.type('Order the anchor');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await given.board(ann, project)).find(({ title }) => title === 'Order the anchor'))
    .toMatchObject({ status: 'todo', deadline: null });

  await expect(page.getByRole('combobox')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Dock teh ship');
  await page.getByRole('option', { name: /^Dock the ship/ }).click();
  await expect(page).toHaveURL(new RegExp(SCREENS.project(project._id)));
});

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    tolerated: /Failed to load resource|net::ERR_|WebSocket|Failed to fetch/,
  });

  test(
    'opens, accepts changes and sends them later',
    { tag: '@long' },
    async ({ page, context, signInAs }) => {
      test.slow();
      const { ann, project, due } = await desk();
      await signInAs(ann);
      await page.goto(SCREENS.work);
      await expect(row(page, 'Dock the ship')).toBeVisible();
      await expect
        .poll(
          () =>
            page.evaluate(async (wanted) => {
              if (!navigator.serviceWorker.controller) return false;
              const kept = await (await caches.open('taskloom-answers')).keys();
              return kept.some(({ url }) => new URL(url).pathname === wanted);
            }, `${API_BASE}${API.workTasks}`),
          { timeout: scaled(20_000) },
        )
        .toBe(true);

      await context.setOffline(true);
      await page.reload();
      await row(page, 'Dock the ship').getByRole('button', { name: 'Finish “Dock the ship”' }).click();
      await page.getByRole('textbox', { name: 'Add a task for me' }).fill('Write the log');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Will be sent once the connection is back', { exact: true })).toBeVisible();

      await context.setOffline(false);
      await expect(row(page, 'Write the log')).toBeVisible({ timeout: scaled(20_000) });
      await expect
        .poll(async () => (await given.board(ann, project)).find(({ _id }) => _id === due._id)?.status)
        .toBe('done');
    },
  );
});
