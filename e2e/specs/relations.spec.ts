import { aBrowserOf, twoOnAProject } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { axe, axeInTheDark } from '../commands/walk.js';
import { scaled } from '../installation/limits.js';
import { BoardPage } from '../pages/board.page.js';
import { openTask } from '../pages/task.page.js';

/** Several browsers on one machine are slow. */
test.setTimeout(scaled(150_000));

test('a relation is shown on both tasks live, warns when a blocked task is done, and is removed', async ({
  browser,
}) => {
  const { ann, ben, project } = await twoOnAProject();
  await given.task(ann, project, { title: 'Order the paint', status: 'todo' });
  await given.task(ann, project, { title: 'Paint the walls', status: 'todo' });
  const [anns, bens] = [await aBrowserOf(browser, ann), await aBrowserOf(browser, ben)];
  for (const { page } of [anns, bens]) await page.goto(`/projects/${project._id}`);
  await bens.page.getByRole('link', { name: 'Order the paint' }).click();
  await anns.page.getByRole('link', { name: 'Paint the walls' }).click();

  await openTask(anns.page).getByRole('button', { name: 'Add a relation' }).click();
  await anns.page.getByRole('textbox', { name: 'Find a kind of relation' }).fill('Blocked');
  await anns.page.keyboard.press('Enter');
  await anns.page.getByRole('textbox', { name: 'Blocked by: find a task' }).fill('paint');
  await expect(anns.page.getByRole('option', { name: 'Order the paint' })).toBeVisible();
  await anns.page.keyboard.press('Enter');

  const blockers = openTask(anns.page).getByRole('group', { name: 'Blocked by' });
  await expect(blockers.getByRole('link', { name: 'Order the paint' })).toBeVisible();
  const blocked = openTask(bens.page).getByRole('group', { name: 'Blocks' });
  await expect(blocked.getByRole('link', { name: 'Paint the walls' })).toBeVisible();
  expect([...(await axe(anns.page, false)), ...(await axeInTheDark(anns.page, false))]).toEqual([]);

  await anns.page.keyboard.press('Escape');
  const board = new BoardPage(anns.page);
  await board.drag('Paint the walls', 'To Do', 'Done');
  await expect(anns.page.getByText('“Paint the walls” is blocked by “Order the paint”.')).toBeVisible();

  await openTask(bens.page).getByRole('button', { name: 'Remove the relation to “Paint the walls”' }).click();
  await expect(blocked).toHaveCount(0);
  await anns.context.close();
  await bens.context.close();
});
