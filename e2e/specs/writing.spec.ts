import type { Locator } from '@playwright/test';
import { SCREENS } from '@taskloom/contracts';
import { expect, given, test } from '../commands/test.js';
import { aBrowserOf } from '../commands/people.js';
import { scaled } from '../installation/limits.js';
import { openTask } from '../pages/task.page.js';

/** Several browsers on one machine are slow. */
test.setTimeout(scaled(150_000));

/** 4 × 4 pixels, red. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg==';

/** One page with the word 'Countdown'. Readers rebuild the missing table of contents. */
const DOCUMENT = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length 44>> stream
BT /F 24 Tf 20 100 Td (Countdown) Tj ET
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF`;

const paste = (field: Locator, name: string): Promise<void> =>
  field.evaluate(
    (element, [picture, title]) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
      clipboardData.items.add(new File([bytes], title, { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [PICTURE, name] as const,
  );

const aTaskOfCarla = async (title: string) => {
  const admin = await given.admin();
  const carla = await given.teamMember(admin, 'Carla Quill');
  const project = await given.project(carla, 'Apollo notes');
  const task = await given.task(carla, project, { title });
  return { carla, project, task, path: `/projects/${project._id}/tasks/${task._id}` };
};

test('attached pictures and documents are shown small and large, without running anything of them', async ({
  browser,
}) => {
  const { carla, path } = await aTaskOfCarla('Sketch the lander');
  const { page } = await aBrowserOf(browser, carla);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(path);
  const task = openTask(page);
  await task.getByLabel('Add a file').setInputFiles([
    { name: 'lander.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') },
    { name: 'countdown.pdf', mimeType: 'application/pdf', buffer: Buffer.from(DOCUMENT) },
  ]);
  const files = task.getByRole('region', { name: 'Attachments' });
  await expect(files.getByText(/^1 page/)).toBeVisible();
  await expect(files.locator('img')).toHaveJSProperty('naturalWidth', 4);
  await files.getByRole('button', { name: 'Preview countdown.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'countdown.pdf' });
  await expect(dialog.getByRole('img', { name: 'countdown.pdf, page 1 of 1' })).toBeVisible();
  await expect(dialog.getByText('Countdown', { exact: true })).toBeAttached();
  const isDrawn = () =>
    dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return data?.some((value, at) => at % 4 === 0 && value < 100) ?? false;
    });
  await expect.poll(isDrawn).toBe(true);
  await page.keyboard.press('Escape');
  await files.getByRole('button', { name: 'Preview lander.png' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('img', { name: 'lander.png' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  'a pasted picture is attached; pasted into a comment, it becomes part of the text',
  { tag: '@long' },
  async ({ browser }) => {
    const { carla, path } = await aTaskOfCarla('Frame the lander');
    const { page } = await aBrowserOf(browser, carla);
    await page.goto(path);
    const task = openTask(page);
    const files = task.getByRole('region', { name: 'Attachments' });
    await expect(task.getByText('No comments yet.')).toBeVisible();
    await paste(task, 'clipping.png');
    await expect(files.getByRole('button', { name: 'Preview clipping.png' })).toBeVisible();
    const field = task.getByLabel('Write a comment');
    await field.fill('See this: ');
    await expect(task.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await paste(field, 'remark.png');
    await expect(field.getByRole('img', { name: 'remark.png' })).toHaveJSProperty('naturalWidth', 4);
    await field.press('Control+Enter');
    await expect(task.getByRole('img', { name: 'remark.png' })).toHaveJSProperty('naturalWidth', 4);
    await expect(files.getByRole('button', { name: 'Preview remark.png' })).toBeVisible();
  },
);

test('files that are added without a connection are sent once it is back, also from another page', async ({
  browser,
}) => {
  const { carla, path } = await aTaskOfCarla('Pack the lander');
  const { page, context } = await aBrowserOf(browser, carla);
  await page.goto(path);
  const task = openTask(page);
  await expect(task.getByText('No comments yet.')).toBeVisible();
  await context.setOffline(true);
  await task.getByLabel('Add a file').setInputFiles({
    name: 'packing.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Rope, tape, tea'),
  });
  await expect(task.getByText(/^You are offline\. The file is sent/)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(SCREENS.dashboard);
  await context.setOffline(false);
  await page.goto(path);
  await expect(task.getByRole('link', { name: 'Download packing.txt' })).toBeAttached({
    timeout: scaled(30_000),
  });
});

test(
  'comments and events of two people are one timeline, live and in order',
  { tag: '@long' },
  async ({ browser }) => {
    const { carla, project, task: made, path } = await aTaskOfCarla('Fuel the lander');
    const dora = await given.teamMember(await given.admin(), 'Dora Quill');
    await given.projectMember(carla, project, dora);
    const [{ page }, { page: doras }] = [await aBrowserOf(browser, carla), await aBrowserOf(browser, dora)];
    await doras.setViewportSize({ width: 360, height: 740 });
    for (const each of [page, doras]) await each.goto(path);
    const [task, theirs] = [openTask(page), openTask(doras)];
    const field = task.getByLabel('Write a comment');
    await field.fill('Tank one first');
    await field.press('Control+Enter');
    const section = theirs.getByRole('region', { name: 'Comments' });
    await expect(section.getByText('Tank one first')).toBeVisible();
    await given.change(carla, made, { priority: 'high' });
    await expect(section.getByText(/changed Priority from Medium to High/)).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveText([/created/, /Tank one/, /Priority/]);
    await section.getByRole('button', { name: 'Hide events' }).click();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await doras.reload();
    await expect(section.getByText('Tank one first')).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(1);
  },
);
