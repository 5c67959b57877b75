import { taskSaved } from '../commands/answers.js';
import { expect, test } from '../commands/test.js';
import { AccountPage } from '../pages/account.page.js';
import { BoardPage } from '../pages/board.page.js';
import { DashboardPage } from '../pages/dashboard.page.js';

test('a new user registers, creates a project, adds tasks, drags one, and finds everything again after a reload', async ({
  page,
}) => {
  await page.goto('/register');
  await new AccountPage(page).register('Ada Lovelace', `ada-${Date.now()}@example.test`, 'correct horse');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(/Ada Lovelace/).first()).toBeVisible();

  const dashboard = new DashboardPage(page);
  await Promise.all([
    // A toast, which may be gone before the dialog is.
    page.getByText('Project created successfully').waitFor(),
    dashboard.create('Analytical engine', 'Cards in, numbers out.'),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Analytical engine' })).toBeVisible();

  const board = new BoardPage(page);
  await board.addTask('To Do', 'Punch the cards');
  await board.addTask('To Do', 'Oil the mill');
  await expect(board.card('To Do', 'Punch the cards')).toBeVisible();
  await expect(board.card('To Do', 'Oil the mill')).toBeVisible();

  const saved = taskSaved(page);
  await board.drag('Punch the cards', 'To Do', 'Done');
  await expect(board.card('Done', 'Punch the cards')).toBeVisible();
  await saved;

  await page.reload();
  await expect(board.card('Done', 'Punch the cards')).toBeVisible();
  await expect(board.card('To Do', 'Oil the mill')).toBeVisible();
  await expect(board.card('To Do', 'Punch the cards')).toHaveCount(0);

  // Paper shows no controls: the only button left is the project's people.
  await page.emulateMedia({ media: 'print' });
  const screen = page.getByRole('main');
  await expect(screen.getByRole('button')).toHaveAccessibleName(/member/);
  await expect(screen.getByRole('textbox')).toHaveCount(0);
});
