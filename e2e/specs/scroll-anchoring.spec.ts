import type { Browser, Locator } from '@playwright/test';
import { expect, given, test } from '../commands/test.js';
import { aBrowserOf, twoOnAProject } from '../commands/people.js';
import { scaled } from '../installation/limits.js';
import { openTask } from '../pages/task.page.js';
import { BoardPage } from '../pages/board.page.js';

test.setTimeout(scaled(90_000));

/** Ben has the board open; Ann changes it from elsewhere. */
const setUp = async (browser: Browser) => {
  const { ann, ben, project } = await twoOnAProject();
  const tasks = [];
  for (const title of ['First', 'Second', 'Third'])
    tasks.push(await given.task(ann, project, { title, status: 'todo' }));
  const [first, second] = tasks;
  if (!first || !second) throw new Error('There are three.');
  const away = await given.task(ann, project, { title: 'From afar', status: 'done' });
  const { page } = await aBrowserOf(browser, ben);
  await page.goto(`/projects/${project._id}`);
  const board = new BoardPage(page);
  await expect(board.card('To Do', 'Third')).toBeVisible();
  // Until then the charts above may move the board.
  await expect(page.getByRole('region', { name: 'Member Workload' })).toBeVisible();
  await board.card('To Do', 'Third').scrollIntoViewIfNeeded();
  return { ann, page, board, project, first, second, away };
};

const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().top);

/** At once: an element that moves away and returns would be pressed in the wrong place. Scrolling is in whole pixels. */
const expectInPlace = async (element: Locator, top: number): Promise<void> =>
  expect(Math.abs((await topOf(element)) - top)).toBeLessThanOrEqual(1);

test('no card moves away from the pointer or the focus', { tag: '@long' }, async ({ browser }) => {
  const { ann, page, board, first, away } = await setUp(browser);
  const card = board.card('To Do', 'Second');
  const newcomer = board.card('To Do', 'From afar');
  const before = await topOf(card);

  await card.hover();
  await given.change(ann, away, { status: 'todo', beforeTaskId: first._id });
  await expect(newcomer).toBeAttached();
  await expectInPlace(card, before);
  await given.change(ann, away, { status: 'done' });
  await expect(newcomer).not.toBeAttached();
  await expectInPlace(card, before);
  await given.change(ann, first, { status: 'done' });
  await expect(board.card('To Do', 'First')).not.toBeAttached();
  await expectInPlace(card, before);

  const below = async () => (await topOf(card)) - (await topOf(board.column('To Do')));
  const gap = await below();
  await page.mouse.move(2, 2);
  await expect.poll(below, 'once the pointer is away, the gap closes').toBeLessThan(gap);

  await page.keyboard.press('Tab');
  await card.getByRole('link').focus();
  const higher = await topOf(card);
  await given.change(ann, first, { status: 'todo', position: '0' });
  await expect(board.card('To Do', 'First')).toBeAttached();
  await expectInPlace(card, higher);
  await expect(card.getByRole('link')).toBeFocused();
});

test(
  'no field moves away from the caret, and no input is overwritten',
  { tag: '@long' },
  async ({ browser }) => {
    const { ann, page, board, project, second, away } = await setUp(browser);
    const quick = board.column('To Do').getByRole('textbox');
    await quick.pressSequentially('Half a ti');
    const before = await topOf(quick);
    await given.task(ann, project, { title: 'One more', status: 'todo' });
    await expect(board.card('To Do', 'One more')).toBeAttached();
    await given.change(ann, away, { status: 'todo' });
    await expect(board.card('To Do', 'From afar')).toBeAttached();
    await expectInPlace(quick, before);
    await quick.pressSequentially('tle');
    await expect(quick).toHaveValue('Half a title');

    await board.card('To Do', 'Second').getByRole('link').click();
    const dialog = openTask(page);
    const title = dialog.getByRole('textbox', { name: 'Title' });
    const comment = dialog.getByLabel('Write a comment');
    await expect(dialog.getByText('No comments yet.')).toBeVisible();
    await title.fill('Second thought');
    await title.press('Home');
    const titleTop = await topOf(title);
    await given.change(ann, second, { title: 'Second wind' });
    await expect(dialog.getByRole('alert')).toContainText('Second wind');
    await expectInPlace(title, titleTop);
    await title.pressSequentially('My ');
    await expect(title).toHaveValue('My Second thought');

    await comment.pressSequentially('I am sti');
    // The editor has replaced the plain field.
    await expect(comment).toHaveText('I am sti');
    const commentTop = await topOf(comment);
    for (const words of ['Hold on.', 'One more thing.']) await given.comment(ann, second, words);
    await expect(dialog.getByText('One more thing.')).toBeAttached();
    await expectInPlace(comment, commentTop);
    await comment.pressSequentially('ll here');
    await expect(comment).toHaveText('I am still here');
  },
);

test(
  'on a phone, where the page scrolls, the visible content stays in place',
  { tag: '@long' },
  async ({ browser }) => {
    const { ann, ben, project } = await twoOnAProject();
    const tasks = [];
    for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'])
      tasks.push(await given.task(ann, project, { title, status: 'todo' }));
    const [first] = tasks;
    if (!first) throw new Error('There are eight.');
    const away = await given.task(ann, project, { title: 'From afar', status: 'done' });
    const { page } = await aBrowserOf(browser, ben);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/projects/${project._id}`);
    const board = new BoardPage(page);
    const read = board.card('To Do', 'Fifth');
    await expect(board.card('To Do', 'Eighth')).toBeAttached();
    await read.evaluate((card) => card.scrollIntoView({ block: 'center' }));
    const before = await topOf(read);
    await given.change(ann, away, { status: 'todo', beforeTaskId: first._id });
    await expect(board.card('To Do', 'From afar')).toBeAttached();
    await expectInPlace(read, before);
    await given.change(ann, first, { status: 'done' });
    await expect(board.card('To Do', 'First')).not.toBeAttached();
    await expectInPlace(read, before);
  },
);
