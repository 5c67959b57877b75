import type { Page } from '@playwright/test';
import { API, SCREENS } from '@taskloom/contracts';
import { expect, given, test } from '../commands/test.js';
import { BoardPage } from '../pages/board.page.js';

const firstSteps = (page: Page) => page.getByRole('region', { name: 'First steps' });
const title = (page: Page) => page.getByLabel('Project title');
const taskCreated = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/tasks$/.test(new URL(response.url()).pathname),
  );
const board = (page: Page) => page.getByRole('heading', { level: 1, name: 'Winter release' });

test('a new person puts a first task on a board with three clicks', async ({ page, signInAs }) => {
  await signInAs(await given.user('Nora Fields'));
  await page.goto(SCREENS.dashboard);
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Winter release');
  let clicks = 0;
  const click = async (target: ReturnType<Page['getByText']>) => {
    clicks += 1;
    await target.click();
  };

  await click(firstSteps(page).getByText('Software release'));
  await expect(firstSteps(page).getByText('Write the release notes')).toBeVisible();
  await click(firstSteps(page).getByRole('button', { name: 'Create Project' }));
  await expect(board(page)).toBeVisible();
  const column = new BoardPage(page).column('To Do');
  await expect(column.getByRole('listitem').filter({ hasText: 'Agree on the scope' })).toBeVisible();
  await click(column.getByLabel('Quick add a task to To Do'));
  await page.keyboard.type('Bake a cake');
  const saved = taskCreated(page);
  await page.keyboard.press('Enter');
  await expect(new BoardPage(page).card('To Do', 'Bake a cake')).toBeVisible();
  await saved;
  expect(clicks).toBe(3);
});

test('a new person puts a first task on a board with the keyboard alone: three keys beside the words', async ({
  page,
  signInAs,
}) => {
  await signInAs(await given.user('Nora Fields'));
  await page.goto(SCREENS.dashboard);
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Winter release');
  await page.keyboard.press('Enter');
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', { name: 'Title of the new task' })).toBeFocused();
  await page.keyboard.type('Bake a cake');
  const saved = taskCreated(page);
  await page.keyboard.press('Enter');
  await saved;
  await expect(new BoardPage(page).card('To Do', 'Bake a cake')).toBeVisible();
});

test('the first steps tick themselves off anywhere, accept an invitation, and are hidden for good', async ({
  page,
  signInAs,
}) => {
  const admin = await given.admin();
  const nora = await given.user('Nora Fields');
  await given.invitation(admin, nora.user.email);
  await signInAs(nora);
  await page.goto(SCREENS.dashboard);
  await expect(firstSteps(page).getByText('0 of 2 done')).toBeVisible();
  const invitation = page.getByRole('region', { name: /invites you to their team$/ });
  await invitation.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You have joined the team')).toBeVisible();
  await expect(invitation).toBeHidden();

  const learned = (key: string) =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith(API.displayPreferences) &&
        Boolean(response.request().postData()?.includes(`"${key}"`)),
    );
  const step = firstSteps(page).getByRole('region', { name: 'Learn five keys' });
  // From a field, keys are text.
  await page.getByRole('heading', { level: 1 }).focus();
  await Promise.all([learned('palette'), page.keyboard.press('Control+k')]);
  await page.keyboard.press('Escape');
  await expect(
    step.getByRole('listitem').filter({ hasText: 'jump anywhere' }).getByRole('img'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Project Calendar' })).toBeFocused();
  await Promise.all([learned('assign'), page.keyboard.press('a')]);
  await Promise.all([learned('dashboard'), page.keyboard.press('g'), page.keyboard.press('d')]);
  await expect(title(page)).toBeFocused();
  await expect(step.getByRole('img', { name: 'pressed' })).toHaveCount(3);

  const hidden = page.waitForResponse((response) => response.url().endsWith(API.displayPreferences));
  await firstSteps(page).getByRole('button', { name: 'Hide this' }).click();
  await hidden;
  await expect(page.getByRole('button', { name: 'Create Project' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Create your first project to get started.')).toBeVisible();
  await expect(firstSteps(page)).toBeHidden();
});
