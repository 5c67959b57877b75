import { SCREENS } from '@taskloom/contracts';
import { tabTo } from '../commands/keyboard.js';
import { aBrowserOf, twoOnAProject } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { BoardPage } from '../pages/board.page.js';

/** From this number of cards on, a column renders only those in view. */
const MANY = 80;

test('assign with two keys, move with one, edit the title in place; a second person sees each', async ({
  browser,
}) => {
  const { ann, ben, project } = await twoOnAProject();
  await given.task(ann, project, { title: 'Dock the ship' });
  await given.task(ann, project, { title: 'Paint it' });
  const { page } = await aBrowserOf(browser, ann);
  const { page: bens } = await aBrowserOf(browser, ben);
  await bens.goto(SCREENS.project(project._id));
  await page.goto(SCREENS.project(project._id));
  const [board, seen] = [new BoardPage(page), new BoardPage(bens)];
  const link = (title: string) => page.getByRole('link', { name: title, exact: true });
  await expect(link('Dock the ship')).toBeVisible();
  await expect(seen.card('To Do', 'Dock the ship')).toBeVisible();

  // The first Tab on the idle page reaches the board, and Shift+Tab leads back to the start of the page.
  await expect(async () => {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('Tab');
    await expect(link('Dock the ship')).toBeFocused({ timeout: 250 });
  }).toPass();
  await page.keyboard.press('Shift+Tab');
  await expect(link('Skip to content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);

  await tabTo(page, link('Dock the ship'));
  await page.keyboard.press('ArrowDown');
  await expect(link('Paint it')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link('Dock the ship')).toBeFocused();

  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Assignees' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(seen.card('To Do', 'Dock the ship').getByText('Ann')).toBeVisible();
  await expect(link('Dock the ship')).toBeFocused();

  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await page.keyboard.type('Dock both ships');
  await page.keyboard.press('Enter');
  await expect(link('Dock both ships')).toBeFocused();
  await expect(seen.card('To Do', 'Dock both ships')).toBeVisible();

  await page.keyboard.press('Shift+ArrowRight');
  await expect(board.card('In Progress', 'Dock both ships').getByRole('link')).toBeFocused();
  await expect(seen.card('In Progress', 'Dock both ships')).toBeVisible();
  await page.context().close();
  await bens.context().close();
});

test(
  'keys reach cards of a long column that are not rendered, and return to a card scrolled out of view',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const ada = await given.user();
    const project = await given.project(ada);
    for (let at = 1; at <= MANY; at += 1) await given.task(ada, project, { title: `Task ${at}` });
    await signInAs(ada);
    await page.goto(SCREENS.project(project._id));
    const links = new BoardPage(page).column('To Do').getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    expect(await links.count()).toBeLessThan(MANY);
    const first = (await links.first().textContent()) ?? '';
    await tabTo(page, links.first());
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await expect(links.last()).toBeInViewport();
    expect(await links.last().textContent()).not.toBe(first);

    // The current card stays in the document wherever the column is scrolled to.
    const current = page.getByRole('link', { name: (await links.last().textContent()) ?? '', exact: true });
    await current.hover();
    await page.mouse.wheel(0, -30_000);
    await expect(page.getByRole('link', { name: first, exact: true })).toBeInViewport();
    await expect(current).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator(':focus')).toBeInViewport();
  },
);

test(
  'a popover at a card of the last column stays inside a phone, and closes to its card',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const ada = await given.user();
    const project = await given.project(ada);
    await given.task(ada, project, { title: 'Dock the ship' });
    await signInAs(ada);
    await page.goto(SCREENS.project(project._id));
    await page.getByRole('button', { name: 'Actions for Dock the ship' }).click();
    await page.getByRole('menuitem', { name: 'Deadline' }).click();
    const popover = page.getByRole('dialog', { name: 'Deadline' });
    await expect(popover).toBeInViewport({ ratio: 1 });
    await popover.getByRole('option', { name: /Tomorrow/ }).click();
    await expect(popover).toBeHidden();
    await expect(page.getByRole('link', { name: 'Dock the ship', exact: true })).toBeFocused();
  },
);

test(
  'changes of several cards reach a second person; the bar leaves every card free and fits a phone',
  { tag: '@long' },
  async ({ browser }) => {
    const { ann, ben, project } = await twoOnAProject();
    for (let at = 1; at <= 8; at += 1) await given.task(ann, project, { title: `Task ${at}` });
    const { page, context } = await aBrowserOf(browser, ann);
    const { page: bens, context: other } = await aBrowserOf(browser, ben);
    await bens.goto(SCREENS.project(project._id));
    await page.goto(SCREENS.project(project._id));
    const [board, seen] = [new BoardPage(page), new BoardPage(bens)];
    await expect(board.card('To Do', 'Task 1')).toBeVisible();
    await board.card('To Do', 'Task 1').getByRole('link').focus();
    await page.keyboard.press('x');
    for (let at = 0; at < 7; at += 1) await page.keyboard.press('Shift+ArrowDown');
    const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
    await expect(bar).toContainText('8 selected');

    const focused = page.locator('article:has(:focus)');
    await expect(focused).toBeInViewport();
    await expect(async () => {
      const [low, high] = [await focused.boundingBox(), await bar.boundingBox()];
      expect((low?.y ?? Infinity) + (low?.height ?? 0)).toBeLessThanOrEqual(high?.y ?? 0);
    }).toPass();

    await page.keyboard.press('p');
    await expect(page.getByRole('dialog', { name: 'Priority' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('1');
    const toast = page.getByRole('listitem').filter({ hasText: '8 tasks changed.' });
    await expect(async () => {
      const [over, under] = [await toast.boundingBox(), await bar.boundingBox()];
      expect((over?.y ?? Infinity) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
    }).toPass();
    await expect(seen.column('To Do').getByText('High')).toHaveCount(8);
    const runs = async (typed: string, command: RegExp) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(typed);
      await expect(page.getByRole('option', { name: command, selected: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeHidden();
    };
    await runs('low', /^Set priority to Low.*8 selected tasks/);
    await expect(seen.column('To Do').getByText('Low')).toHaveCount(8);
    await runs('change dead', /^Change deadline.*8 selected tasks/);
    await expect(page.getByRole('dialog', { name: 'Deadline' }).getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(focused).toBeVisible();
    await page.keyboard.press('m');
    await page.getByRole('dialog', { name: 'Move' }).waitFor();
    await page.keyboard.press('2');
    await expect(seen.column('Done').getByRole('heading', { level: 4 })).toHaveText(
      Array.from({ length: 8 }, (_, at) => `Task ${at + 1}`),
    );

    await page.setViewportSize({ width: 360, height: 780 });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await context.close();
    await other.close();
  },
);
