import type { Page } from '@playwright/test';
import { API, API_BASE, SCREENS } from '@taskloom/contracts';
import { twoOnAProject } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { axe, axeInTheDark } from '../commands/walk.js';

const group = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('link', { name: title, exact: true }),
    });
const entry = (page: Page) => page.getByRole('link', { name: /^Inbox/ });

/** Ann is assigned to two tasks of Ben's project; Ben has changed both. */
const desk = async () => {
  const { ann, ben, project } = await twoOnAProject();
  const assignees = [{ user: ann.user._id, role: 'primary' as const }];
  const dock = await given.task(ben, project, { title: 'Dock the ship', assignees });
  const paint = await given.task(ben, project, { title: 'Paint it', assignees });
  return { ann, ben, project, dock, paint };
};

test('works through notifications with the keyboard, and a second tab follows', async ({
  page,
  context,
  signInAs,
}) => {
  const { ann, ben, dock } = await desk();
  await signInAs(ann);
  await page.goto(SCREENS.inbox);
  await expect(group(page, 'Dock the ship')).toContainText('assigned you to “Dock the ship”');
  await expect(entry(page)).toHaveAccessibleName(/2 unread notifications$/);
  const second = await context.newPage();
  await second.goto(SCREENS.inbox);
  await expect(group(second, 'Paint it')).toBeVisible();

  await given.change(ben, dock, { title: 'Dock both ships' });
  await expect(group(page, 'Dock the ship')).toContainText('2 new');

  await page.getByRole('link', { name: 'Dock the ship', exact: true }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Paint it' })).toBeFocused();
  await page.keyboard.press('e');
  await expect(group(page, 'Paint it')).toBeHidden();
  await expect(group(second, 'Paint it')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(group(page, 'Paint it')).toBeVisible();
  await expect(entry(page)).toHaveAccessibleName(/3 unread notifications$/);

  await page.getByRole('link', { name: 'Dock the ship', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(dock._id));
  await expect(entry(page)).toHaveAccessibleName(/1 unread notification$/);
});

test('snoozes a task until tomorrow, and undoes it', { tag: '@long' }, async ({ page, signInAs }) => {
  const { ann } = await desk();
  await signInAs(ann);
  await page.goto(SCREENS.inbox);
  await group(page, 'Paint it').getByRole('button', { name: 'Snooze “Paint it”' }).click();
  await page.getByRole('button', { name: /^Tomorrow/ }).click();
  await expect(group(page, 'Paint it')).toBeHidden();
  await expect(entry(page)).toHaveAccessibleName(/1 unread notification$/);
  await page.getByText('Snoozed 1').click();
  await expect(group(page, 'Paint it')).toBeVisible();
  await page.getByRole('button', { name: 'Move “Paint it” to the inbox' }).click();
  await page.getByText('All', { exact: true }).click();
  await expect(group(page, 'Paint it')).toBeVisible();
  await expect(entry(page)).toHaveAccessibleName(/2 unread notifications$/);
});

test('is reached from the bell, and fits on a phone', { tag: '@long' }, async ({ page, signInAs }) => {
  const { ann } = await desk();
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(ann);
  await page.goto(SCREENS.team);
  await page.getByRole('button', { name: /Notifications/ }).click();
  await page.getByRole('link', { name: 'See all in the inbox' }).click();
  await expect(group(page, 'Paint it')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);
});

test.describe('without a connection', () => {
  test.use({ tolerated: /Failed to load resource|net::ERR_|WebSocket|Failed to fetch/ });

  test('changes show at once and are sent later', { tag: '@long' }, async ({ page, signInAs, context }) => {
    const { ann } = await desk();
    await signInAs(ann);
    await page.goto(SCREENS.inbox);
    await expect(group(page, 'Paint it')).toBeVisible();
    await context.setOffline(true);
    await group(page, 'Paint it').getByRole('button', { name: '“Paint it” is done' }).click();
    await expect(group(page, 'Paint it')).toBeHidden();
    await expect(entry(page)).toHaveAccessibleName(/1 unread notification$/);
    const sent = page.waitForResponse(
      (answer) =>
        answer.url().endsWith(`${API_BASE}${API.notifications}`) && answer.request().method() === 'PATCH',
    );
    await context.setOffline(false);
    expect((await sent).ok()).toBe(true);
    await page.getByText('Done', { exact: true }).first().click();
    await expect(group(page, 'Paint it')).toBeVisible();
  });
});

test('a muted type does not arrive', { tag: '@long' }, async ({ page, signInAs }) => {
  const { ann, ben, project, dock, paint } = await desk();
  await signInAs(ann);
  await page.goto(SCREENS.inbox);
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Notification rules' });
  await rules.getByRole('combobox', { name: 'Rules for' }).selectOption({ label: project.title });
  await rules.getByRole('combobox', { name: 'Changes to tasks that I watch' }).selectOption('Mute');
  await expect(rules.getByRole('option', { name: `${project.title} (own rules)` })).toBeAttached();
  expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();

  await given.change(ben, paint, { priority: 'high' });
  await given.comment(ben, dock, 'All fast');
  await expect(group(page, 'Dock the ship')).toContainText('2 new');
  await expect(group(page, 'Paint it')).toContainText('1 new');
});
