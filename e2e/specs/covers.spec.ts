import type { Page } from '@playwright/test';
import { SCREENS } from '@taskloom/contracts';
import { expect, given, test } from '../commands/test.js';
import { aBrowserOf, twoOnAProject } from '../commands/people.js';
import { scaled } from '../installation/limits.js';
import { openTask } from '../pages/task.page.js';

/** Several browsers on one machine are slow. */
test.setTimeout(scaled(120_000));

const PICTURE = 'docs/images/dashboard-light.png';

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const coverOf = (page: Page, title: string) => cardOf(page, title).locator('img[src*="size=small"]');
/** Before the server has it. */
const unsentCoverOf = (page: Page, title: string) =>
  cardOf(page, title).locator('img[src^="data:image/jpeg"]');

test(
  'a picture becomes the cover of a card for everyone, leaves with its file and returns with it',
  { tag: '@long' },
  async ({ browser }) => {
    const { ann, ben, project } = await twoOnAProject();
    const task = await given.task(ann, project, { title: 'Paint the capsule' });
    const plain = await given.task(ann, project, { title: 'Order paint' });
    const [own, other] = [await aBrowserOf(browser, ann), await aBrowserOf(browser, ben)];
    await other.page.goto(SCREENS.project(project._id));
    await expect(cardOf(other.page, plain.title)).toBeVisible();
    const { page } = own;
    await page.goto(SCREENS.project(project._id));
    await page.getByRole('link', { name: task.title }).click();
    const panel = openTask(page);
    await panel.getByLabel('Add a file').setInputFiles(PICTURE);
    const files = panel.getByRole('region', { name: 'Attachments' });
    const menu = files.getByRole('button', { name: 'Actions for dashboard-light.png' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Use as cover' }).click();
    await expect(files.getByText('Cover', { exact: true })).toBeVisible();
    for (const each of [page, other.page]) {
      await expect(coverOf(each, task.title)).toHaveJSProperty('naturalWidth', 640);
      await expect(coverOf(each, plain.title)).toHaveCount(0);
    }
    await expect(panel.getByText('Ann Archer chose a cover picture')).toBeVisible();

    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete file' }).click();
    for (const each of [page, other.page]) await expect(coverOf(each, task.title)).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo|^Restore/ }).click();
    for (const each of [page, other.page])
      await expect(coverOf(each, task.title)).toHaveJSProperty('naturalWidth', 640);
  },
);

test(
  'a cover that is chosen without a connection is sent later, and moves no card',
  { tag: '@long' },
  async ({ browser }) => {
    const { ann, project } = await twoOnAProject();
    const task = await given.task(ann, project, { title: 'Paint the lander' });
    const { page, context } = await aBrowserOf(browser, ann);
    await page.goto(SCREENS.project(project._id));
    await page.getByRole('link', { name: task.title }).click();
    const panel = openTask(page);
    await panel.getByLabel('Add a file').setInputFiles(PICTURE);
    const files = panel.getByRole('region', { name: 'Attachments' });
    await expect(files.locator('img')).toHaveJSProperty('complete', true);
    const menu = files.getByRole('button', { name: 'Actions for dashboard-light.png' });
    // Open before, because its code is loaded with the first press.
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Use as cover' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('menuitem', { name: 'Use as cover' }).click();
    await expect(unsentCoverOf(page, task.title)).toHaveJSProperty('complete', true);
    const height = async () => (await cardOf(page, task.title).boundingBox())?.height;
    const before = await height();
    await context.setOffline(false);
    await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);
    await page.reload();
    await expect(coverOf(page, task.title)).toHaveJSProperty('naturalWidth', 640, {
      timeout: scaled(30_000),
    });
    await expect.poll(height).toBe(before);
  },
);
