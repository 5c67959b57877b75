import { taskSaved } from '../commands/answers.js';
import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';
import { BoardPage } from '../pages/board.page.js';

test('a card moves to the next column by keyboard alone, and the move is announced', async ({
  page,
  signInAs,
}) => {
  const ada = await given.user();
  const project = await given.project(ada);
  const task = await given.task(ada, project, { title: 'Carry me' });
  await signInAs(ada);
  await page.goto(`/projects/${project._id}`);

  const board = new BoardPage(page);
  const card = board.card('To Do', 'Carry me');
  await expect(card).toBeVisible();
  const handle = card.locator('[aria-roledescription]').or(card.getByRole('button')).first();
  await handle.focus();
  const saved = taskSaved(page, task);
  await page.keyboard.press('Space');
  await expect(page.getByText(/picked up|lifted/i)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(board.card('In Progress', 'Carry me').first()).toBeAttached();
  await page.keyboard.press('Space');
  await saved;
  await page.reload();
  await expect(board.card('In Progress', 'Carry me')).toBeVisible();
});

test('Escape returns a lifted card and sends nothing', { tag: '@long' }, async ({ page, signInAs }) => {
  const ada = await given.user();
  const project = await given.project(ada);
  await given.task(ada, project, { title: 'Stay here' });
  await signInAs(ada);
  await page.goto(`/projects/${project._id}`);

  const board = new BoardPage(page);
  const card = board.card('To Do', 'Stay here');
  await expect(card).toBeVisible();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(request.url());
  });
  await card.locator('[aria-roledescription]').or(card.getByRole('button')).first().focus();
  for (const [key, words] of [
    ['Space', 'lifted from To Do'],
    ['ArrowRight', 'is over In Progress'],
    ['Escape', 'returned to To Do'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(board.announcement(`Stay here ${words}`)).toBeAttached();
  }
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
  expect(writes).toEqual([]);
});

test.describe('refused', () => {
  test.use({ tolerated: REFUSED_ANSWER });

  test(
    'a move that the server refuses is undone and explained',
    { tag: '@long' },
    async ({ page, signInAs }) => {
      const ada = await given.user();
      const project = await given.project(ada);
      await given.task(ada, project, { title: 'Rubber band' });
      await signInAs(ada);
      await page.route('**/tasks/*', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({
              status: 500,
              json: { statusCode: 500, code: 'INTERNAL', message: 'Back in a moment.' },
            })
          : route.continue(),
      );
      await page.goto(`/projects/${project._id}`);

      const board = new BoardPage(page);
      await expect(board.card('To Do', 'Rubber band')).toBeVisible();
      await board.drag('Rubber band', 'To Do', 'Done');
      await expect(page.getByText('Back in a moment.')).toBeVisible();
      await expect(board.card('To Do', 'Rubber band')).toBeVisible();
    },
  );
});
