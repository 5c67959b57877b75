import { SCREENS } from '@taskloom/contracts';
import { taskSaved } from '../commands/answers.js';
import { aBrowserOf, twoOnAProject } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { BoardPage } from '../pages/board.page.js';

test(
  'after interleaved edits of three people, undo restores only the person’s own last changes',
  { tag: '@long' },
  async ({ browser }) => {
    const { ann, ben, project } = await twoOnAProject();
    const cyd = await given.teamMember(await given.admin(), 'Cyd Cole');
    await given.projectMember(ann, project, cyd);
    const task = await given.task(ann, project, { title: 'Dock the ship', deadline: null });
    await given.task(ann, project, { title: 'Paint it' });
    const { page, context } = await aBrowserOf(browser, ann);
    await page.goto(SCREENS.project(project._id));
    const board = new BoardPage(page);
    const pressed = async (...keys: string[]) => {
      const done = taskSaved(page, task);
      for (const key of keys) await page.keyboard.press(key);
      await done;
    };
    /** From then on it can be undone. */
    const announced = (title: string) => expect(board.announcement(`${title} changed.`)).toBeAttached();
    await board.card('To Do', 'Dock the ship').getByRole('link').focus();
    await pressed('Shift+ArrowRight');
    await expect(board.card('In Progress', 'Dock the ship').getByRole('link')).toBeFocused();
    await page.keyboard.press('p');
    await page.getByRole('dialog', { name: 'Priority' }).waitFor();
    await pressed('1');
    await announced('Dock the ship');
    await given.change(ben, task, { priority: 'low' });
    await expect(board.card('In Progress', 'Dock the ship').getByText('Low')).toBeVisible();
    await given.change(cyd, task, { title: 'Dock both ships' });
    const card = board.card('In Progress', 'Dock both ships');
    await expect(card.getByRole('link')).toBeFocused();
    await page.keyboard.press('d');
    await page.getByRole('dialog', { name: 'Deadline' }).waitFor();
    // From 'No deadline', around the end of the list, to today.
    await pressed('ArrowDown', 'Enter');
    await announced('Dock both ships');

    await pressed('Control+z');
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/Priority of “Dock the ship”: Ben Baker has changed it since/)).toBeVisible();
    await pressed('Control+z');
    await expect(board.column('To Do').getByRole('heading', { level: 4 })).toHaveText([
      'Dock both ships',
      'Paint it',
    ]);

    const now = (await given.board(ann, project)).find(({ _id }) => _id === task._id);
    expect(now).toMatchObject({ status: 'todo', priority: 'low', deadline: null, title: 'Dock both ships' });
    const { events } = await given.history(ann, task);
    const recorded = events
      .toReversed()
      .flatMap(({ actor, changes }) =>
        changes.map(
          ({ field, to }) =>
            `${actor?.name.split(' ')[0]} ${field} ${field === 'deadline' && to ? 'set' : to}`,
        ),
      );
    expect(recorded).toEqual([
      'Ann status inprogress',
      'Ann priority high',
      'Ben priority low',
      'Cyd title Dock both ships',
      'Ann deadline set',
      'Ann deadline null',
      'Ann status todo',
    ]);
    await context.close();
  },
);

test('a change of several cards is undone from its toast', async ({ page, signInAs }) => {
  const ada = await given.user();
  const project = await given.project(ada);
  for (const title of ['One', 'Two', 'Three']) await given.task(ada, project, { title });
  await signInAs(ada);
  await page.goto(SCREENS.project(project._id));
  const board = new BoardPage(page);
  await board.card('To Do', 'One').getByRole('link').focus();
  for (const key of ['x', 'Shift+ArrowDown', 'm']) await page.keyboard.press(key);
  await page.getByRole('dialog', { name: 'Move' }).waitFor();
  await page.keyboard.press('2');
  await expect(board.column('Done').getByRole('heading', { level: 4 })).toHaveText(['One', 'Two']);
  await expect(page.getByText('2 tasks changed.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(board.column('To Do').getByRole('heading', { level: 4 })).toHaveText(['One', 'Two', 'Three']);
});
