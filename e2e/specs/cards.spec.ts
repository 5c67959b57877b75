import type { Locator, Page } from '@playwright/test';
import { SCREENS } from '@taskloom/contracts';
import { expect, given, test } from '../commands/test.js';

/** The room of cards on a board of realistic texts, which only a browser with a layout can check. */

const TWO_LINES =
  'Mid-cycle upgrades round differently in the two systems. Agree on one rule and write it down.';
/** Short words fill each line up to its end. */
const LONG_TITLE = 'Do it all again '.repeat(10);

const box = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

/** The board of an owner named Maya Lindqvist, with closed charts. */
const aBoard = async (
  page: Page,
  signInAs: (user: Awaited<ReturnType<typeof given.user>>) => Promise<void>,
) => {
  const maya = await given.user('Maya Lindqvist');
  const project = await given.project(maya, 'Billing migration', {
    description: TWO_LINES,
    deadline: '2040-07-16',
  });
  const alone = [{ user: maya.user._id, role: 'primary' as const }];
  for (let made = 0; made < 8; made += 1)
    await given.task(maya, project, {
      title: made % 2 === 0 ? `${made}. ${LONG_TITLE}` : `${made}. Approve the rollback plan`,
      description: TWO_LINES,
      assignees: made % 4 === 1 ? [] : alone,
      deadline: '2040-07-16',
      status: 'todo',
    });
  await given.preferences(maya, { charts: 'closed' });
  await signInAs(maya);
  await page.goto(SCREENS.project(project._id));
  const cards = page.getByRole('region', { name: /^To Do/ }).getByRole('listitem');
  await expect(cards).toHaveCount(8);
  await page.evaluate(() => document.fonts.ready);
  return cards;
};

/** The right edge of each line of a title. */
const lineEnds = (card: Locator): Promise<number[]> =>
  card.getByRole('heading', { level: 4 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading.querySelector('a') ?? heading);
    const ends = new Map<number, number>();
    for (const { top, right } of range.getClientRects()) ends.set(top, Math.max(right, ends.get(top) ?? 0));
    return [...ends].toSorted(([a], [b]) => a - b).map(([, end]) => end);
  });

test('a comfortable column shows four cards at 1440 × 900, with full names, and people beside badges where they fit', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const cards = await aBoard(page, signInAs);
  const foot = await box(page.getByLabel('Quick add a task to To Do'));
  const fourth = await box(cards.nth(3));
  expect(fourth.y + fourth.height).toBeLessThanOrEqual(foot.y);

  const middle = async (element: Locator): Promise<number> => {
    const { y, height } = await box(element);
    return y + height / 2;
  };
  const short = cards.nth(1);
  const badge = await middle(short.getByText('Medium'));
  expect(Math.abs((await middle(short.getByText('Unassigned'))) - badge)).toBeLessThan(4);

  const name = cards.nth(0).getByText('Maya Lindqvist · Primary');
  expect(await name.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);

  const menu = await box(cards.nth(0).getByRole('button', { name: /^Actions for/ }));
  const [first = NaN, second = NaN] = await lineEnds(cards.nth(0));
  expect(first).toBeLessThanOrEqual(menu.x);
  expect(second, 'the menu lies over the first line only').toBeGreaterThan(menu.x);
});

/** A finger anywhere in the 44 px around the middle of the control reaches it. */
const isTarget = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const reach = 21.5;
    const edges = [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ] as const;
    return edges.every(([right, down]) =>
      element.contains(document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)),
    );
  });

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 780 } });

  test('the first card is at most 250 px from the top edge, and everything above it is a target of 44 px', async ({
    page,
    signInAs,
  }) => {
    const cards = await aBoard(page, signInAs);
    expect((await box(cards.nth(0))).y).toBeLessThanOrEqual(250);
    const button = (name: string | RegExp): Locator =>
      page.getByRole('main').getByRole('button', { name, exact: true });
    const head = [
      'Actions for Billing migration',
      /^Show all/,
      'Add Member',
      'Filter',
      'Display',
      'New Task',
    ];
    const search = page.getByRole('searchbox', { name: 'Search tasks' });
    const controls = [...head.map(button), search, ...(await page.getByRole('radio').all())];
    expect(await Promise.all(controls.map(isTarget))).toEqual(controls.map(() => true));
    const menu = cards.nth(0).getByRole('button', { name: /^Actions for/ });
    expect(await isTarget(menu)).toBe(true);
    const card = await box(cards.nth(0).getByRole('article'));
    const { x, width } = await box(menu);
    expect(x + width).toBeLessThanOrEqual(card.x + card.width);

    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByText('Compact', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await box(cards.nth(0))).height).toBeLessThan(card.height);
    expect((await box(cards.nth(0))).y).toBeLessThanOrEqual(250);
  });

  test('the search of a board is an icon until it is used, beside an icon for the filter', async ({
    page,
    signInAs,
  }) => {
    const cards = await aBoard(page, signInAs);
    const search = page.getByRole('searchbox', { name: 'Search tasks' });
    const filter = page.getByRole('button', { name: /^Filter/ });
    expect(await Promise.all([search, filter].map(async (tool) => (await box(tool)).width))).toEqual([
      44, 44,
    ]);
    await search.fill('0.');
    await expect(cards).toHaveCount(1);
    const { x, width } = await box(search);
    expect(width).toBeGreaterThan(150);
    expect(x + width).toBeLessThan((await box(filter)).x);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(cards).toHaveCount(8);
    await search.blur();
    expect((await box(search)).width).toBe(44);
  });

  test('a comment is written and seen without scrolling to the end of the task', async ({
    page,
    signInAs,
  }) => {
    const maya = await given.user('Maya Lindqvist');
    const project = await given.project(maya, 'Billing migration');
    const task = await given.task(maya, project, {
      title: 'Roll back',
      description: `${TWO_LINES}\n\n`.repeat(12),
    });
    await signInAs(maya);
    await page.goto(`${SCREENS.project(project._id)}/tasks/${task._id}`);
    const field = page.getByLabel('Write a comment');
    await expect(page.getByText('No comments yet.')).toBeAttached();
    await expect(field).toBeInViewport({ ratio: 1 });
    expect((await box(field)).height).toBeLessThanOrEqual(44);
    await field.pressSequentially('On my way');
    await expect(field).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    const sent = page.getByRole('listitem').filter({ hasText: 'On my way' });
    await expect(sent).toBeInViewport({ ratio: 1 });
    await expect(field).toHaveText('');
    const isAboveIt = async (part: Locator): Promise<boolean> => {
      const { y, height } = await box(part);
      return y + height <= (await box(field)).y;
    };
    await expect.poll(() => isAboveIt(sent), { message: 'the sent comment' }).toBe(true);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await isAboveIt(page.getByText('Add a file')), 'the end of the task').toBe(true);
    await page.getByRole('heading', { name: 'Attachments' }).click();
    await expect(page.getByRole('button', { name: 'Comment', exact: true })).toBeHidden();
    expect((await box(field)).height).toBeLessThanOrEqual(44);
    expect(await isAboveIt(page.getByText('Add a file')), 'the end of the task').toBe(true);
  });
});
