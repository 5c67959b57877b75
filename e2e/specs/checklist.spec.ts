import type { Browser, Locator, Page } from '@playwright/test';
import { expect, given, test } from '../commands/test.js';
import { aBrowserOf, twoOnAProject } from '../commands/people.js';
import { axe, axeInTheDark, overflow } from '../commands/walk.js';
import { scaled } from '../installation/limits.js';
import { openTask } from '../pages/task.page.js';

/** Several browsers on one machine are slow. */
test.setTimeout(scaled(150_000));

/** Ann and Ben have the same task open. */
const side = async (browser: Browser) => {
  const { ann, ben, project } = await twoOnAProject();
  const task = await given.task(ann, project, { title: 'Move house', status: 'todo' });
  const pages = [await aBrowserOf(browser, ann), await aBrowserOf(browser, ben)] as const;
  const path = `/projects/${project._id}`;
  for (const { page } of pages) await page.goto(path);
  for (const { page } of pages) {
    await page.getByRole('link', { name: 'Move house' }).click();
    await expect(openTask(page).getByLabel('Write a comment')).toBeVisible();
  }
  return { ann: pages[0].page, ben: pages[1].page, task };
};

const boxes = (page: Page): Locator => openTask(page).getByRole('checkbox');
const order = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => box.getAttribute('aria-label')).join(' '));

const write = async (page: Page, ...texts: string[]) => {
  const button = openTask(page).getByRole('button', { name: /^Add (a checklist|an item)$/ });
  await button.click();
  for (const text of texts) {
    await openTask(page).getByLabel('New item').fill(text);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
};

const drag = async (page: Page, from: string, onto: string) => {
  const row = (name: string) =>
    openTask(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name }) });
  await row(from).hover();
  await row(from).getByTitle('Drag to move').hover();
  const grip = await row(from).getByTitle('Drag to move').boundingBox();
  const target = await row(onto).boundingBox();
  if (!grip || !target) throw new Error(`${from} or ${onto} is not on the screen`);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2 + 8, { steps: 3 });
  await page.mouse.move(target.x + 12, target.y + target.height / 2, { steps: 8 });
  // The item has followed the pointer.
  await expect
    .poll(async () => Math.abs(((await row(from).boundingBox())?.y ?? Infinity) - target.y))
    .toBeLessThan(target.height / 2);
  await page.mouse.up();
};

test('a checklist is written by one person and ticked by another', { tag: '@long' }, async ({ browser }) => {
  const { ann, ben } = await side(browser);
  await write(ann, 'Boxes', 'Van', 'Keys');
  await expect(boxes(ben)).toHaveCount(3);
  await openTask(ben).getByRole('checkbox', { name: 'Van' }).check();
  await expect(openTask(ann).getByText('1 of 3')).toBeVisible();
  const card = ann.getByRole('listitem').filter({ hasText: 'Move house' });
  await expect(card.getByText('1 of 3 checklist items done')).toBeAttached();

  await drag(ann, 'Boxes', 'Keys');
  await expect.poll(() => order(ben)).toBe('Van Keys Boxes');
  await openTask(ben).getByRole('checkbox', { name: 'Boxes' }).focus();
  await ben.keyboard.press('Alt+ArrowUp');
  await expect(openTask(ben).getByRole('checkbox', { name: 'Boxes' })).toBeFocused();
  await expect.poll(() => order(ann)).toBe('Van Boxes Keys');

  await openTask(ann).getByRole('button', { name: 'More actions for “Keys”' }).click();
  await ann.getByRole('menuitem', { name: 'Delete item' }).click();
  await expect(boxes(ben)).toHaveCount(2);
  await ann.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => order(ben)).toBe('Van Boxes Keys');

  await openTask(ben).getByRole('button', { name: 'More actions for “Keys”' }).click();
  await ben.getByRole('menuitem', { name: 'Turn into a task' }).click();
  await expect(ann.getByRole('link', { name: 'Keys' })).toBeVisible();
  await expect(boxes(ann)).toHaveCount(2);
});

test('items written without a connection are sent once it is back', { tag: '@long' }, async ({ browser }) => {
  const { ann, ben } = await side(browser);
  await ann.context().setOffline(true);
  await write(ann, 'Boxes', 'Van');
  await openTask(ann).getByRole('checkbox', { name: 'Van' }).check();
  await expect(openTask(ann).getByText('1 of 2')).toBeVisible();
  await ann.context().setOffline(false);
  await expect(openTask(ben).getByText('1 of 2')).toBeVisible();
  await expect(openTask(ben).getByRole('checkbox', { name: 'Van' })).toBeChecked();
});

test('a checklist fits a phone and passes axe in both themes', { tag: '@long' }, async ({ browser }) => {
  const { ann, project } = await twoOnAProject();
  const task = await given.task(ann, project, { title: 'Move house', status: 'todo' });
  const { page } = await aBrowserOf(browser, ann);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/projects/${project._id}/tasks/${task._id}`);
  await write(page, 'Boxes from the supermarket, the large ones without a print', 'Van');
  await openTask(page).getByRole('checkbox', { name: 'Van' }).check();
  await openTask(page).getByRole('button', { name: 'Person and date of “Van”' }).click();
  await page.getByRole('option', { name: 'Ann Archer' }).click();
  await expect(
    openTask(page).getByRole('button', { name: 'Person and date of “Van”: Ann Archer' }),
  ).toBeVisible();
  await expect.poll(() => overflow(page, false)).toEqual([]);
  expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);
  await page.screenshot({ path: 'test-results/checklist-360.png' });
});
