import type { Page } from '@playwright/test';
import { SCREENS } from '@taskloom/contracts';
import { fingerOn, type Point } from '../commands/finger.js';
import { expect, given, test } from '../commands/test.js';
import { BoardPage } from '../pages/board.page.js';

test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } });

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** A phone's board with more cards than fit. The code of drags is loaded by the first press, and waits there for `load`. */
const aBoardOnAPhone = async (
  page: Page,
  signInAs: (user: Awaited<ReturnType<typeof given.user>>) => Promise<void>,
) => {
  const ada = await given.user();
  const project = await given.project(ada);
  for (let made = 1; made <= 9; made += 1) await given.task(ada, project, { title: `Step ${made}` });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    Object.defineProperty(navigator, 'vibrate', {
      value: (ms: number) => document.body.setAttribute('data-felt', `${ms}`),
    });
  });
  await signInAs(ada);
  await page.goto(SCREENS.project(project._id));
  const board = new BoardPage(page);
  const card = board.card('To Do', 'Step 3');
  await card.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  let load = (): void => {};
  const gate = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/r/projects/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  const at: Point = [x + width / 2, y + height / 2];
  return { board, at, load, finger: await fingerOn(page), before: await scrolled(page) };
};

test('a finger that stays lifts a card, also while the code of drags is loading; the page stands still', async ({
  page,
  signInAs,
}) => {
  const { board, at, load, finger, before } = await aBoardOnAPhone(page, signInAs);
  await finger.press(at);
  load();
  await expect(board.announcement('Step 3 lifted from To Do')).toBeAttached();
  await finger.drag(at, { up: 168 });
  await expect(board.announcement(/Step 3 is over To Do, position [12] /)).toBeAttached();
  expect(await scrolled(page)).toBe(before);
  await finger.release();
  await expect(board.announcement('Step 3 dropped in To Do')).toBeAttached();
  await expect(page.locator('[data-felt="10"]')).toBeAttached();
});

test('a quick swipe over a card scrolls the page and lifts nothing', async ({ page, signInAs }) => {
  const { board, at, load, finger, before } = await aBoardOnAPhone(page, signInAs);
  load();
  await finger.press(at);
  await finger.drag(at, { up: 240 });
  await finger.release();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 60);
  await expect(board.announcement(/lifted/)).toHaveCount(0);
  await expect(page.locator('[data-felt]')).toHaveCount(0);
});
