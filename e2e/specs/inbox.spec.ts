import type { Page } from '@playwright/test';
import { API, API_BASE, SCREENS } from '@taskloom/contracts';
import { fingerOn } from '../commands/finger.js';
import { twoOnAProject } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { axe, axeInTheDark, overflow, steady, watchShifts } from '../commands/walk.js';

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
  await expect(group(page, 'Dock the ship')).toContainText(
    'Ben Baker assigned this to you as primary assignee',
  );
  await expect(entry(page)).toHaveAccessibleName(/2 unread notifications$/);
  const second = await context.newPage();
  await second.goto(SCREENS.inbox);
  await expect(group(second, 'Paint it')).toBeVisible();

  await given.change(ben, dock, { title: 'Dock both ships' });
  await expect(group(page, 'Dock both ships')).toContainText('2 new');
  await expect(group(page, 'Dock both ships')).toContainText('renamed this from “Dock the ship”');

  await page.getByRole('link', { name: 'Dock both ships', exact: true }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Paint it' })).toBeFocused();
  await page.keyboard.press('e');
  await expect(group(page, 'Paint it')).toBeHidden();
  await expect(group(second, 'Paint it')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(group(page, 'Paint it')).toBeVisible();
  await expect(entry(page)).toHaveAccessibleName(/3 unread notifications$/);

  await page.getByRole('link', { name: 'Dock both ships', exact: true }).focus();
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

test('shows actions as icons, with words on hover, focus and the current card; nothing moves', async ({
  page,
  signInAs,
}) => {
  const { ann } = await desk();
  await signInAs(ann);
  await watchShifts(page);
  await page.goto(SCREENS.inbox);
  const done = group(page, 'Dock the ship').getByRole('button', { name: '“Dock the ship” is done' });
  const words = (title: string) =>
    group(page, title)
      .getByRole('button', { name: `“${title}” is done` })
      .getByText('Done');
  const opacity = (title: string) => words(title).evaluate((element) => getComputedStyle(element).opacity);
  await expect(done).toBeVisible();
  const before = await done.boundingBox();
  await page.mouse.move(0, 0);
  expect([await opacity('Dock the ship'), await opacity('Paint it')]).toEqual(['0', '0']);
  expect([...(await axe(page, true)), ...(await axeInTheDark(page, true))]).toEqual([]);

  await group(page, 'Dock the ship').hover();
  await expect.poll(() => opacity('Dock the ship')).toBe('1');
  expect(await opacity('Paint it')).toBe('0');
  expect(await done.boundingBox()).toEqual(before);

  await page.mouse.move(0, 0);
  await expect.poll(() => opacity('Dock the ship')).toBe('0');
  await page.getByRole('link', { name: 'Paint it' }).focus();
  await expect.poll(() => opacity('Paint it')).toBe('1');
  await page.getByRole('button', { name: 'Mentions' }).focus();
  expect(await opacity('Paint it')).toBe('1');
  expect([...(await axe(page, true)), ...(await axeInTheDark(page, true))]).toEqual([]);
  expect(await steady(page, true)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } });

  /** The card's middle, and a finger. */
  const touch = async (page: Page, title: string) => {
    const finger = await fingerOn(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await group(page, title).boundingBox()) ?? {};
    return { finger, at: [x + width / 2, y + height - 16] as const };
  };
  const swipe = async (page: Page, title: string, right: number) => {
    const { finger, at } = await touch(page, title);
    await finger.press(at);
    await finger.drag(at, { right });
    await finger.release();
  };

  for (const language of ['en', 'de'])
    test(`has its first entry at 200 px at most, below one row of filters: ${language}`, async ({
      page,
      signInAs,
    }) => {
      const { ann, ben, project, dock } = await desk();
      const assignees = [{ user: ann.user._id, role: 'primary' as const }];
      const wide = await given.task(ben, project, { title: 'W'.repeat(200), assignees });
      await given.comment(ben, wide, `שלום 🎉 ${'x'.repeat(200)}`);
      await given.comment(ben, dock, '**All** [fast](https://example.test), `now`\n\n- one\n- two');
      await page.addInitScript((chosen) => localStorage.setItem('taskloom:language', chosen), language);
      await signInAs(ann);
      await watchShifts(page);
      await page.goto(SCREENS.inbox);
      await expect(group(page, 'Dock the ship')).toContainText(/[“„]All fast, now one two[”“]/);
      expect(
        (await page.getByRole('main').getByRole('listitem').first().boundingBox())?.y,
      ).toBeLessThanOrEqual(200);
      const filters = page
        .getByRole('main')
        .locator('[role="radiogroup"], [aria-pressed], [role="combobox"]');
      await expect(filters).toHaveCount(6);
      const tops = await filters.evaluateAll((all) =>
        all.map((one) => (one.closest('.ant-select') ?? one).getBoundingClientRect().top),
      );
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(4);
      expect([...(await overflow(page, true)), ...(await steady(page, true))]).toEqual([]);
      expect([...(await axe(page, true)), ...(await axeInTheDark(page, true))]).toEqual([]);
      await filters.last().scrollIntoViewIfNeeded();
      await expect(filters.last()).toBeInViewport();
    });

  test('one press is enough for Done, and one for Snooze', async ({ page, signInAs }) => {
    const { ann } = await desk();
    await signInAs(ann);
    await page.goto(SCREENS.inbox);
    const done = group(page, 'Paint it').getByRole('button', { name: '“Paint it” is done' });
    const { width = 0, height = 0 } = (await done.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await done.tap();
    await expect(group(page, 'Paint it')).toBeHidden();
    await group(page, 'Dock the ship').getByRole('button', { name: 'Snooze “Dock the ship”' }).tap();
    await expect(page.getByRole('dialog', { name: 'Snooze' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^Tomorrow/ }).tap();
    await expect(group(page, 'Dock the ship')).toBeHidden();
  });

  test('swiping right is Done with Undo, swiping left snoozes; a short one does nothing', async ({
    page,
    signInAs,
  }) => {
    const { ann } = await desk();
    await signInAs(ann);
    await page.goto(SCREENS.inbox);
    await expect(group(page, 'Paint it')).toBeVisible();
    const rest = await group(page, 'Paint it').boundingBox();
    await swipe(page, 'Paint it', 80);
    await expect(group(page, 'Paint it').locator('[data-way]')).toHaveCount(0);
    expect(await group(page, 'Paint it').boundingBox()).toEqual(rest);

    const { finger, at } = await touch(page, 'Paint it');
    await finger.press(at);
    await finger.drag(at, { right: 120 });
    await expect(group(page, 'Paint it').locator('[data-way="right"]').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await finger.release();
    await expect(group(page, 'Paint it')).toBeHidden();
    await page.getByRole('button', { name: /^Undo/ }).tap();
    await expect(group(page, 'Paint it')).toBeVisible();

    await swipe(page, 'Paint it', -120);
    // Not a tap: right after a swipe, the browser takes it for the end of the movement.
    await page.getByRole('button', { name: /^Tomorrow/ }).click();
    await expect(group(page, 'Paint it')).toBeHidden();
  });

  test('a finger that goes up scrolls, also if it goes sideways after that', async ({ page, signInAs }) => {
    const { ann, ben, project } = await desk();
    const assignees = [{ user: ann.user._id, role: 'primary' as const }];
    for (let made = 1; made <= 8; made += 1)
      await given.task(ben, project, { title: `Step ${made}`, assignees });
    await signInAs(ann);
    await page.goto(SCREENS.inbox);
    await expect(group(page, 'Step 5')).toBeVisible();
    const { finger, at } = await touch(page, 'Step 5');
    await finger.press(at);
    await finger.drag(at, { up: 180 });
    await finger.drag([at[0], at[1] - 180], { right: 160 });
    await finger.release();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(group(page, 'Step 5')).toBeVisible();
    await expect(page.locator('[data-way]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  });
});

test.describe('without a connection', () => {
  test.use({ tolerated: /Failed to load resource|net::ERR_|WebSocket|Failed to fetch/ });

  test('changes show at once and are sent later', { tag: '@long' }, async ({ page, signInAs, context }) => {
    const { ann } = await desk();
    await signInAs(ann);
    // Nothing that is loaded in idle time arrives before the connection is lost, so the code that sends changes later doesn't either.
    await page.addInitScript(() => {
      const whenIdle = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (work) => {
        addEventListener('offline', () => whenIdle(work), { once: true });
        return 0;
      };
    });
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
  await expect(group(page, 'Paint it').getByText('Unread')).toHaveCount(1);
});
