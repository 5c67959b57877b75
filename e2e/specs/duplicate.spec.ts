import { SCREENS } from '@taskloom/contracts';
import { expect, given, test } from '../commands/test.js';
import { axe, axeInTheDark } from '../commands/walk.js';
import { scaled } from '../installation/limits.js';
import { BoardPage } from '../pages/board.page.js';

const aBoard = async () => {
  const nora = await given.user('Nora Fields');
  const project = await given.project(nora, 'Move');
  const task = await given.task(nora, project, { title: 'Pack the kitchen' });
  await given.task(nora, project, { title: 'Call the movers' });
  return { nora, project, task, path: SCREENS.project(project._id) };
};

test('a task is duplicated by keyboard below its original, with its files, and has the focus', async ({
  page,
  signInAs,
}) => {
  const { nora, project, task, path } = await aBoard();
  await given.file(nora, task, 'plan.txt');
  await signInAs(nora);
  await page.goto(path);
  const board = new BoardPage(page);
  await page.getByRole('button', { name: 'Actions for Pack the kitchen' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Duplicate task' });
  const files = dialog.getByRole('checkbox', { name: 'Files' });
  await expect(files).toBeFocused();
  await expect(files).toBeChecked();
  expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Pack the kitchen (copy)' })).toBeFocused();
  await expect(board.column('To Do').getByRole('listitem').getByRole('link')).toHaveText([
    'Pack the kitchen',
    'Pack the kitchen (copy)',
    'Call the movers',
  ]);
  await expect
    .poll(async () => (await given.board(nora, project)).map(({ attachmentCount }) => attachmentCount))
    .toEqual([1, 1, 0]);
});

test('an open task is duplicated in place, and its copy is open afterwards', async ({ page, signInAs }) => {
  const { nora, project, task } = await aBoard();
  await signInAs(nora);
  await page.goto(SCREENS.taskPanel(project._id, task._id));
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate…' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Pack the kitchen (copy)');
  await expect(page).not.toHaveURL(new RegExp(task._id));
});

test.describe('without a connection', () => {
  test.use({ tolerated: /Failed to load resource|net::ERR_|WebSocket|Failed to fetch/ });

  test('a task is duplicated once the connection is back', async ({ page, context, signInAs }) => {
    const { nora, project, path } = await aBoard();
    await signInAs(nora);
    await page.goto(path);
    const board = new BoardPage(page);
    // Its code is loaded with the first use.
    await page.getByRole('button', { name: 'Actions for Call the movers' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate…' }).click();
    await expect(page.getByRole('link', { name: 'Call the movers (copy)' })).toBeFocused();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Actions for Pack the kitchen' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate…' }).click();
    await expect(board.column('To Do').getByText('Pack the kitchen (copy)')).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(async () => (await given.board(nora, project)).map(({ title }) => title), {
        timeout: scaled(40_000),
      })
      .toEqual(['Pack the kitchen', 'Pack the kitchen (copy)', 'Call the movers', 'Call the movers (copy)']);
  });
});

test('a project is duplicated by keyboard, and opens with its tasks', async ({ page, signInAs }) => {
  const { nora } = await aBoard();
  await signInAs(nora);
  await page.goto(SCREENS.dashboard);
  await page.getByRole('button', { name: 'Actions for Move' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Duplicate project' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);
  await dialog.getByLabel('Title').fill('Move again');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Move again' })).toBeVisible();
  const board = new BoardPage(page);
  await expect(board.column('To Do').getByRole('listitem').getByRole('link')).toHaveText([
    'Pack the kitchen',
    'Call the movers',
  ]);
});
