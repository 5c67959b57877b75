import type { Locator, Page } from '@playwright/test';
import { SCREENS } from '@taskloom/contracts';
import { expect, given, test } from '../commands/test.js';

/** An open task beside the board: what each of both gets of the window, which only a browser with a layout can check. */

const box = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
const middle = async (element: Locator): Promise<number> => {
  const { y, height } = await box(element);
  return y + height / 2;
};

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Roll back', exact: true });
const edgeOf = (page: Page): Locator => page.getByRole('separator', { name: 'Width of the task' });

/** Opens a task of Maya's board in a window of 1440 × 900. */
const openTask = async (
  page: Page,
  signInAs: (user: Awaited<ReturnType<typeof given.user>>) => Promise<void>,
) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const maya = await given.user('Maya Lindqvist');
  const project = await given.project(maya, 'Billing migration', { deadline: '2040-07-16' });
  await given.task(maya, project, {
    title: 'Roll back',
    status: 'inprogress',
    deadline: '2040-07-16',
    assignees: [{ user: maya.user._id, role: 'primary' }],
  });
  await signInAs(maya);
  await page.goto(SCREENS.project(project._id));
  await page.getByRole('link', { name: 'Roll back' }).click();
  await expect(page.getByText('No comments yet.')).toBeVisible();
};

test('leaves room for two columns of the board below a head of one row', async ({ page, signInAs }) => {
  await openTask(page, signInAs);
  const { x: start } = await box(panelOf(page));
  expect(start).toBe(880);
  for (const name of [/^In Progress/, /^Done/]) {
    const { x, y, width } = await box(page.getByRole('region', { name }));
    expect(x, `left of ${name}`).toBeGreaterThanOrEqual(240);
    expect(x + width, `right of ${name}`).toBeLessThanOrEqual(start);
    expect(y, `top of ${name}`).toBeLessThanOrEqual(128);
  }
  const title = await middle(page.getByRole('heading', { level: 1 }));
  for (const tool of [
    page.getByRole('button', { name: 'Show charts' }),
    page.getByRole('searchbox', { name: 'Search tasks' }),
    page.getByRole('button', { name: /^Filter/ }),
    page.getByRole('button', { name: 'Display' }),
    page.getByRole('button', { name: 'New Task' }),
    page.getByRole('button', { name: 'Actions for Billing migration' }),
  ])
    expect(Math.abs((await middle(tool)) - title)).toBeLessThanOrEqual(4);
});

test('shows its facts in wrapping rows above the text, and beside it from 720 px on', async ({
  page,
  signInAs,
}) => {
  await openTask(page, signInAs);
  const status = panelOf(page).getByRole('combobox', { name: 'Status' });
  const priority = panelOf(page).getByRole('combobox', { name: 'Priority' });
  const text = panelOf(page).getByRole('button', { name: 'Add a description' });
  expect(await middle(status)).toBeCloseTo(await middle(priority), 0);
  expect((await box(priority)).y).toBeLessThan((await box(text)).y);
  await edgeOf(page).press('End');
  await expect.poll(async () => (await middle(priority)) - (await middle(status))).toBeGreaterThan(20);
  expect((await box(status)).x).toBeGreaterThan((await box(text)).x + 400);
  await status.click();
  await page.getByRole('option', { name: 'Done' }).click();
  await expect(panelOf(page).getByText('Saved')).toBeVisible();
});

test('its edge is dragged between 480 px and 70 % of the page, also with the keyboard, and its width is kept', async ({
  page,
  signInAs,
}) => {
  await openTask(page, signInAs);
  const width = async () => Math.round((await box(panelOf(page))).width);
  const edge = edgeOf(page);
  const drag = async (by: number) => {
    const { x, y, width: thick } = await box(edge);
    await page.mouse.move(x + thick / 2, y + 200);
    await page.mouse.down();
    await page.mouse.move(x + thick / 2 + by, y + 300, { steps: 4 });
    await page.mouse.up();
  };
  await expect.poll(width).toBe(560);
  await drag(-60);
  await expect.poll(width).toBe(620);
  await page.reload();
  await expect(page.getByText('No comments yet.')).toBeVisible();
  await expect.poll(width, 'after a reload').toBe(620);
  await drag(-500);
  await expect.poll(width, 'at most').toBe(840);
  await drag(600);
  await expect.poll(width, 'at least').toBe(480);
  await edge.press('ArrowLeft');
  await expect.poll(width).toBe(512);
  await edge.press('Enter');
  await expect.poll(width, 'the usual one').toBe(560);
  await edge.press('Escape');
  await expect(panelOf(page)).toBeHidden();
});

test('a press that leaves the field for a comment reaches what is pressed, though the field becomes one line', async ({
  page,
  signInAs,
}) => {
  await openTask(page, signInAs);
  await page.setViewportSize({ width: 1440, height: 520 });
  const field = page.getByLabel('Write a comment');
  const send = page.getByRole('button', { name: 'Comment', exact: true });
  await expect(send).toBeHidden();
  await field.click();
  await expect(send).toBeVisible();
  const drop = page.getByText('No comments yet.');
  await drop.scrollIntoViewIfNeeded();
  const relation = panelOf(page).getByRole('button', { name: 'Add a relation' });
  await relation.click();
  await expect(send).toBeHidden();
  await expect(relation).toHaveAttribute('aria-expanded', 'true');
});
