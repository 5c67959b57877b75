import { SCREENS } from '@taskloom/contracts';
import type { Page } from '@playwright/test';
import { expect, given, test } from '../commands/test.js';

/** A project of an owner who opens projects with their charts. */
const aProject = async (
  page: Page,
  signInAs: (user: Awaited<ReturnType<typeof given.user>>) => Promise<void>,
) => {
  const maya = await given.user('Maya Lindqvist');
  const project = await given.project(maya, 'Billing migration', {
    description: 'Move subscriptions and invoices to the new provider.',
    deadline: '2040-07-16',
  });
  for (let made = 1; made <= 12; made += 1)
    await given.task(maya, project, { title: `Task ${made}`, status: 'todo' });
  await signInAs(maya);
  await page.goto(SCREENS.project(project._id));
  await expect(page.getByRole('region', { name: 'Member Workload' }).locator('svg')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
};

const topOf = (page: Page, title: string): Promise<number> =>
  page.getByRole('link', { name: title, exact: true }).evaluate((card) => card.getBoundingClientRect().top);

test('above the board, the head of a project is two rows, the upper charts are 180 px high, and B goes past all of it', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await aProject(page, signInAs);
  for (const name of ['Task Status', 'Task Priority'])
    expect((await page.getByRole('region', { name }).boundingBox())?.height).toBe(180);
  const head = await page.getByRole('heading', { level: 1 }).boundingBox();
  const overview = await page.getByRole('heading', { name: 'Overview' }).boundingBox();
  expect((overview?.y ?? NaN) - (head?.y ?? NaN)).toBeLessThan(100);

  await expect(page.getByRole('button', { name: 'Board B' })).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('link', { name: 'Task 1', exact: true })).toBeFocused();
  expect(await topOf(page, 'Task 1')).toBeLessThan(250);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Task 2', exact: true })).toBeFocused();
});

test('a task that is closed again leaves the project where it was', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await aProject(page, signInAs);
  const card = page.getByRole('link', { name: 'Task 3', exact: true });
  await card.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => topOf(page, 'Task 3')).toBeLessThan(800);
  const before = await topOf(page, 'Task 3');
  for (const close of ['Escape', 'Back'] as const) {
    await card.click();
    await expect(page.getByRole('region', { name: 'Member Workload' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Task 3', level: 2 })).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await page.goBack();
    await expect(page.getByRole('region', { name: 'Member Workload' })).toBeVisible();
    await expect.poll(() => topOf(page, 'Task 3'), { message: close }).toBe(before);
  }
});
