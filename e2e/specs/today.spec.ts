import type { Page } from '@playwright/test';
import { addDays, localDay, SCREENS } from '@taskloom/contracts';
import { connected, twoOnAProject } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { steady, watchShifts } from '../commands/walk.js';
import { openTask } from '../pages/task.page.js';

const today = (page: Page) => page.getByRole('region', { name: 'Today' });
const lines = (page: Page) => today(page).getByRole('listitem');
const nothing = (page: Page) => today(page).getByText(/^Nothing is overdue or due today/);

/** Ann and Ben share a project; Ann has a task that is due today. */
const desk = async () => {
  const { ann, ben, project } = await twoOnAProject();
  const assignees = [{ user: ann.user._id, role: 'primary' as const }];
  const task = await given.task(ann, project, { title: 'Dock the ship', deadline: localDay(), assignees });
  const mention = (text: string) => given.comment(ben, task, `[@Ann](mention:${ann.user._id}) ${text}`);
  return { ann, ben, project, task, assignees, mention };
};

test('Today names what needs the person, follows changes by others, and opens each with one press', async ({
  page,
  signInAs,
}) => {
  const { ann, ben, project, task, assignees, mention } = await desk();
  await signInAs(ann);
  const isLive = connected(page);
  await page.goto(SCREENS.dashboard);
  await isLive;
  await expect(lines(page)).toHaveText([/Dock the ship.*Gemini.*Due today/]);

  for (const title of ['Paint it', 'Load it'])
    await given.task(ben, project, { title, deadline: localDay(), assignees });
  await mention('Which colour?');
  await expect(lines(page)).toHaveText([
    /Due today$/,
    /1 more task due today/,
    /Ben Baker mentioned you: “.*Which colour\?”/,
  ]);

  await page.getByRole('link', { name: '1 more task due today' }).click();
  await expect(page.getByRole('heading', { name: /^Today 3/ })).toBeFocused();
  await page.goBack();

  await lines(page)
    .getByRole('link', { name: /Ben Baker/ })
    .click();
  await expect(openTask(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/tasks/${task._id}#comment-`));
  await page.goto(SCREENS.dashboard);
  await expect(lines(page)).toHaveText([/Due today$/, /Due today$/, /Due today$/]);
  await lines(page).getByRole('link', { name: 'Dock the ship' }).click();
  await expect(page).toHaveURL(SCREENS.taskPanel(project._id, task._id));
});

test(
  'Today counts what is overdue in active projects only, by keyboard alone',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { ann, project, assignees, mention } = await desk();
    for (const title of ['Paint it', 'Load it'])
      await given.task(ann, project, { title, deadline: addDays(localDay(), 1), assignees });
    await mention('Which colour?');
    await mention('And which brush?');
    await signInAs(ann);
    // Deadlines in the past are refused, so the page is two days ahead.
    await page.clock.setSystemTime(Date.now() + 2 * 86_400_000);
    await page.goto(SCREENS.dashboard);
    await expect(lines(page)).toHaveText([
      /Dock the ship.*2 days overdue/,
      /1 day overdue.*1 more overdue task/,
      /which brush/,
    ]);
    await page.getByRole('button', { name: 'New Project' }).focus();
    await page.keyboard.press('Tab');
    await expect(lines(page).getByRole('link', { name: 'Dock the ship' })).toBeFocused();
    for (const _press of [1, 2, 3, 4]) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/inbox?tab=unread&types=mentioned');
    await expect(page.getByRole('main').getByText(/Which colour/)).toBeVisible();

    await given.projectChanged(ann, project, { status: 'on-hold' });
    await page.goto(SCREENS.dashboard);
    await expect(lines(page)).toHaveText([/which brush/]);
  },
);

test(
  'Today asks the server only after the first cards, and nothing moves whatever it shows',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { ann, project, task, assignees } = await desk();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // The page is idle when the test says so.
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      window.requestIdleCallback = (work) => waiting.push(work);
      window.addEventListener('idle-now', () => {
        const now = { didTimeout: false, timeRemaining: () => 50 };
        waiting.splice(0).forEach((work) => work(now));
      });
    });
    await signInAs(ann);
    await watchShifts(page);
    await page.goto(SCREENS.dashboard);
    await expect(page.getByRole('heading', { name: 'Gemini' })).toBeVisible();
    const place = await today(page).boundingBox();
    expect(asked.filter((path) => /\/work\/tasks|\/inbox/.test(path))).toEqual([]);

    await page.evaluate(() => window.dispatchEvent(new Event('idle-now')));
    await expect(lines(page)).toHaveCount(1);
    expect(await today(page).boundingBox()).toEqual(place);
    await given.change(ann, task, { status: 'done' });
    await expect(nothing(page)).toBeVisible();
    expect(await today(page).boundingBox()).toEqual(place);
    await given.task(ann, project, { title: 'Paint it', deadline: addDays(localDay(), 1), assignees });
    await expect(lines(page)).toHaveText([/^Nothing/, /Paint it.*Tomorrow/]);
    expect(await today(page).boundingBox()).toEqual(place);
    expect(await steady(page, true)).toEqual([]);
  },
);
