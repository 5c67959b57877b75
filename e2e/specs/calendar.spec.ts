import type { Locator, Page } from '@playwright/test';
import { addDays, localDay, SCREENS } from '@taskloom/contracts';
import { aBrowserOf, twoOnAProject } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { tooWide } from '../commands/too-wide.js';
import { axe, axeInTheDark } from '../commands/walk.js';
import { scaled } from '../installation/limits.js';

const panel = (page: Page) => page.getByRole('region', { name: /^Deadlines for/ });
const task = (page: Page, title: string) => panel(page).getByRole('link', { name: new RegExp(`^${title}`) });
const undated = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Without a date' }).getByRole('link', { name: new RegExp(`^${title}`) });
const fieldInFocus = (page: Page) => page.locator('input:focus');
const today = (page: Page) => page.locator('[role="gridcell"][aria-current="date"]');

test('shows tasks on their day, follows changes by others, and opens them', async ({ page, signInAs }) => {
  const { ann, ben, project } = await twoOnAProject();
  const assignees = [{ user: ann.user._id, role: 'primary' as const }];
  const dock = await given.task(ann, project, { title: 'Dock the ship', deadline: localDay(), assignees });
  await given.task(ann, project, { title: 'Of no one', deadline: localDay(), assignees: [] });
  await signInAs(ann);
  await page.goto(SCREENS.calendar);
  await expect(today(page)).toContainText('Dock the ship');
  await expect(panel(page).getByText('Of no one')).toBeHidden();

  await page.getByRole('button', { name: 'All' }).click();
  await expect(task(page, 'Of no one')).toBeVisible();
  await expect(page).toHaveURL(/tasks=all/);
  await page.reload();
  await expect(task(page, 'Of no one')).toBeVisible();

  await given.change(ben, dock, { title: 'Dock both ships' });
  await expect(task(page, 'Dock both ships')).toBeVisible();
  await given.change(ben, dock, { deadline: addDays(localDay(), 1) });
  await expect(today(page)).not.toContainText('Dock both ships');
  await given.change(ben, dock, { deadline: localDay() });
  await task(page, 'Dock both ships').click();
  await expect(page).toHaveURL(new RegExp(SCREENS.taskPanel(project._id, dock._id)));
});

test(
  'shows a day, a week and a month, by keys and after a reload',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { ann, project } = await twoOnAProject();
    const other = await given.project(ann, 'Other side');
    await given.task(ann, project, { title: 'Polish the hull', deadline: localDay(), assignees: [] });
    await given.task(ann, other, { title: 'Mend the sail', deadline: localDay(), assignees: [] });
    await signInAs(ann);
    await page.goto(`${SCREENS.calendar}?tasks=all`);
    await expect(today(page)).toContainText('Polish the hull');

    await page.keyboard.press('2');
    await expect(page.getByRole('gridcell')).toHaveCount(7);
    await page.keyboard.press('1');
    await expect(task(page, 'Mend the sail')).toBeVisible();
    await page.reload();
    await expect(task(page, 'Mend the sail')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Day', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await page.getByRole('button', { name: 'Projects' }).click();
    await page.getByRole('checkbox', { name: project.title }).check();
    await page.keyboard.press('Escape');
    await expect(task(page, 'Mend the sail')).toBeHidden();
    await expect(task(page, 'Polish the hull')).toBeVisible();
    await page.keyboard.press('2');
    await expect(today(page)).toContainText('Polish the hull');
    expect(await tooWide(page)).toEqual([]);
    expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);

    await task(page, 'Polish the hull').click();
    await expect(page).toHaveURL(new RegExp(SCREENS.project(project._id)));
    await page.goBack();
    await expect(page).toHaveURL(/view=week/);
    await page.keyboard.press('3');
    await expect(page.getByRole('gridcell').nth(27)).toBeVisible();
  },
);

/** Drags a task over a day, and goes on once the day shows that it would land there. */
const drag = async (page: Page, from: Locator, to: Locator, then: () => Promise<void>) => {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('nothing to drag');
  // Waits until it stands still.
  await from.hover({ position: { x: 30, y: start.height / 2 } });
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + start.height / 2, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height - 12, { steps: 8 });
  await expect(to).toHaveAttribute('data-lands', 'here');
  await then();
};
const cell = (page: Page, day: string) => page.locator(`[role="gridcell"][data-day="${day}"]`);
const inCell = (page: Page, day: string, title: string) => cell(page, day).getByRole('link', { name: title });

const NEXT = addDays(localDay(), 1);
/** A Sunday and the day after it: both are in one week of the calendar. */
const FROM = addDays(localDay(), (7 - new Date(`${localDay()}T00:00:00Z`).getUTCDay()) % 7);
const TO = addDays(FROM, 1);

test(
  'a task is dragged to another day, in front of another person, and the move is undone',
  { tag: '@long' },
  async ({ page, browser, signInAs }) => {
    const { ann, ben, project } = await twoOnAProject();
    const sail = await given.task(ann, project, { title: 'Sew the flag', deadline: FROM, assignees: [] });
    const idea = await given.task(ann, project, { title: 'Buy a map', deadline: null, assignees: [] });
    const deadlineOf = async ({ _id }: { _id: string }) =>
      (await given.board(ann, project)).find((each) => each._id === _id)?.deadline;
    await signInAs(ann);
    const other = await aBrowserOf(browser, ben);
    for (const each of [page, other.page]) {
      await each.goto(`${SCREENS.calendar}?view=week&day=${FROM}&projects=${project._id}`);
      await expect(inCell(each, FROM, 'Sew the flag')).toBeVisible();
    }
    const target = cell(page, TO);

    await drag(page, inCell(page, FROM, 'Sew the flag'), target, () => page.keyboard.press('Escape'));
    await page.mouse.up();
    await expect(inCell(page, FROM, 'Sew the flag')).toBeVisible();
    expect(await deadlineOf(sail)).toBe(FROM);

    await drag(page, inCell(page, FROM, 'Sew the flag'), target, () => page.mouse.up());
    await expect(inCell(page, TO, 'Sew the flag')).toBeVisible();
    // From then on it can be undone, also when the toast is gone.
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(inCell(other.page, TO, 'Sew the flag')).toBeVisible();
    expect(await deadlineOf(sail)).toBe(TO);
    await page.keyboard.press('Control+z');
    await expect(inCell(other.page, FROM, 'Sew the flag')).toBeVisible();

    await drag(page, undated(page, 'Buy a map'), target, () => page.mouse.up());
    await expect(inCell(other.page, TO, 'Buy a map')).toBeVisible();
    await expect.poll(() => deadlineOf(idea)).toBe(TO);
    await other.context.close();
  },
);

test('a task is moved and created by keyboard alone', { tag: '@long' }, async ({ page, signInAs }) => {
  const { ann, project } = await twoOnAProject();
  const assignees = [{ user: ann.user._id, role: 'primary' as const }];
  const sail = await given.task(ann, project, { title: 'Tar the deck', deadline: localDay(), assignees });
  await signInAs(ann);
  await page.goto(SCREENS.calendar);
  await task(page, 'Tar the deck').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const day = addDays(localDay(), 8);
  await expect(task(page, 'Tar the deck')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`day=${day}`));
  await expect
    .poll(async () => (await given.board(ann, project)).find(({ _id }) => _id === sail._id)?.deadline)
    .toBe(day);

  await panel(page)
    .getByRole('button', { name: /^New task on/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(fieldInFocus(page)).toHaveCount(1);
  await page.keyboard.type('Hoist the flag');
  await page.keyboard.press('Enter');
  await expect(task(page, 'Hoist the flag')).toBeVisible();
  expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page).getByRole('button', { name: /^New task on/ })).toBeFocused();
  await expect(cell(page, day)).toContainText('Hoist the flag');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the week is a list, and tasks are created', { tag: '@long' }, async ({ page, signInAs }) => {
    const { ann, project } = await twoOnAProject();
    await given.task(ann, project, { title: 'Wash the sails', deadline: localDay(), assignees: [] });
    await signInAs(ann);
    await page.goto(`${SCREENS.calendar}?tasks=all&view=week`);
    await expect(inCell(page, localDay(), 'Wash the sails')).toBeVisible();
    const [first, second] = [
      await cell(page, localDay()).boundingBox(),
      await page.locator('main').boundingBox(),
    ];
    expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 0.8);
    expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await panel(page)
      .getByRole('button', { name: /^New task on/ })
      .tap();
    await expect(fieldInFocus(page)).toHaveCount(1);
    await page.keyboard.type('Dry the sails');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(inCell(page, localDay(), 'Dry the sails')).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ tolerated: /Failed to load resource|net::ERR_|WebSocket|Failed to fetch/ });

  test('a task is moved at once and sent later', { tag: '@long' }, async ({ page, context, signInAs }) => {
    test.slow();
    const { ann, project } = await twoOnAProject();
    const assignees = [{ user: ann.user._id, role: 'primary' as const }];
    const sail = await given.task(ann, project, { title: 'Fold the chart', deadline: localDay(), assignees });
    await signInAs(ann);
    await page.goto(SCREENS.calendar);
    await expect(task(page, 'Fold the chart')).toBeVisible();
    await context.setOffline(true);
    await task(page, 'Fold the chart').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(task(page, 'Fold the chart')).toBeFocused();
    await panel(page)
      .getByRole('button', { name: /^New task on/ })
      .click();
    await expect(fieldInFocus(page)).toHaveCount(1);
    await page.keyboard.type('Roll the chart');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('Will be sent once the connection is back')).toBeVisible();

    await context.setOffline(false);
    await expect
      .poll(async () => (await given.board(ann, project)).find(({ _id }) => _id === sail._id)?.deadline, {
        timeout: scaled(20_000),
      })
      .toBe(NEXT);
    await expect(task(page, 'Roll the chart')).toBeVisible({ timeout: scaled(20_000) });
  });
});
