import type { Page } from '@playwright/test';
import { SCREENS } from '@taskloom/contracts';
import { expect, given, test } from '../commands/test.js';
import { openTask } from '../pages/task.page.js';
import { makeWorld, type World } from '../commands/world.js';

/** A card is a single target: a click on its text opens the same page as its title. */

let world: World;
test.beforeAll(async () => {
  world = await makeWorld();
});

const main = (page: Page) => page.getByRole('main');

interface Place {
  name: string;
  at: (world: World) => string;
  words: (page: Page, world: World) => Promise<unknown>;
  leadsTo: (world: World) => string;
}

const PLACES: readonly Place[] = [
  {
    name: 'a project of the dashboard',
    at: () => SCREENS.dashboard,
    words: (page) =>
      main(page).getByRole('article').filter({ hasText: 'Apollo' }).first().getByText(/^Due /).click(),
    leadsTo: () => '/projects/',
  },
  {
    name: 'a task of the board',
    at: ({ project }) => SCREENS.project(project._id),
    words: (page) => page.getByText('Numbers in, numbers out.').first().click(),
    leadsTo: ({ project, task }) => SCREENS.taskPanel(project._id, task._id),
  },
  {
    name: 'a found project',
    at: () => `${SCREENS.search}?q=Apollo&type=projects`,
    words: (page) =>
      main(page)
        .getByText(/^Owner: /)
        .first()
        .click(),
    leadsTo: () => '/projects/',
  },
  {
    name: 'a found task',
    at: ({ project }) => `${SCREENS.search}?q=punch&projectId=${project._id}`,
    words: (page) => main(page).getByText('in Apollo').first().click(),
    leadsTo: ({ project }) => SCREENS.project(project._id),
  },
];

for (const { name, at, words, leadsTo } of PLACES)
  test(`a press on its text opens ${name}`, { tag: '@long' }, async ({ page, signInAs }) => {
    await signInAs(world.admin);
    await page.goto(at(world));
    await words(page, world);
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(leadsTo(world)));
  });

test(
  'a press on its message opens a notification and marks it as read',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await given.comment(world.admin, world.task, 'The left way.');
    await signInAs(world.member);
    await page.goto(SCREENS.settings);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await bell
      .getByText(/commented on “Punch the cards”/)
      .first()
      .click();
    await expect(bell).toBeHidden();
    await expect(page).toHaveURL(/\/projects\//);
  },
);

test(
  'a card pressed with the control key opens in a new tab',
  { tag: '@long' },
  async ({ page, signInAs, context }) => {
    await signInAs(world.admin);
    await page.goto(SCREENS.project(world.project._id));
    const opened = context.waitForEvent('page');
    await page
      .getByText('Numbers in, numbers out.')
      .first()
      .click({ modifiers: ['Control'] });
    await expect(openTask(await opened)).toBeVisible();
    await expect(openTask(page)).toBeHidden();
  },
);

test(
  'an option is listed under its name and chosen by a press on it',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await signInAs(world.admin);
    await page.goto(SCREENS.project(world.project._id));
    await page.getByRole('button', { name: 'New Task' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Task' });
    await dialog.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'In Progress' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveAccessibleDescription('In Progress');
  },
);
