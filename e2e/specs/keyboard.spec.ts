import type { Page } from '@playwright/test';
import { SCREENS } from '@taskloom/contracts';
import { taskSaved } from '../commands/answers.js';
import { pressOn, tabTo, typeInto } from '../commands/keyboard.js';
import { expect, given, test } from '../commands/test.js';
import { openTask } from '../pages/task.page.js';
import { BoardPage } from '../pages/board.page.js';

// Nothing is clicked in this file: everything works without a mouse.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('from registration to a finished task without a mouse', async ({ page }) => {
  await page.goto(SCREENS.register);
  await typeInto(page, page.getByLabel('Full Name'), 'Ada Lovelace');
  await typeInto(page, page.getByLabel('Email'), `keys-${Date.now()}@example.test`);
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'correct horse');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await pressOn(page, button(page, 'New Project'));
  const create = page.getByRole('dialog', { name: 'Create New Project' });
  await expect(create.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Analytical engine');
  await typeInto(page, create.getByLabel('Description'), 'Cards in, numbers out.');
  await pressOn(page, create.getByRole('button', { name: 'Create Project' }));
  await expect(create).toBeHidden();
  await expect(heading(page, 'Analytical engine')).toBeFocused();

  const board = new BoardPage(page);
  const add = button(page, /^Add task to To Do/);
  await pressOn(page, add);
  const newTask = page.getByRole('dialog', { name: 'Create New Task' });
  await expect(newTask.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Punch the cards');
  await page.keyboard.press('Control+Enter');
  await expect(newTask).toBeHidden();
  await expect(add).toBeFocused();

  const card = board.card('To Do', 'Punch the cards').getByRole('link');
  await tabTo(page, card);
  const moved = taskSaved(page);
  for (const [key, words] of [
    ['Space', 'lifted from To Do'],
    ['ArrowRight', 'is over In Progress'],
    ['Space', 'dropped in In Progress'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(board.announcement(`Punch the cards ${words}`)).toBeAttached();
  }
  await moved;
  const movedCard = board.card('In Progress', 'Punch the cards').getByRole('link');
  await expect(movedCard).toBeFocused();

  await page.keyboard.press('Enter');
  const task = openTask(page);
  await typeInto(page, task.getByRole('textbox', { name: 'Comment' }), 'Which way up?');
  await pressOn(page, task.getByRole('button', { name: 'Comment' }));
  await expect(task.getByRole('listitem').filter({ hasText: 'Which way up?' })).toBeVisible();
  await tabTo(page, task.getByLabel('Title'), 'Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type(' twice');
  await page.keyboard.press('Control+Enter');
  await expect(task.getByText('Saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(task).toBeHidden();
  await expect(board.card('In Progress', 'Punch the cards twice').getByRole('link')).toBeFocused();
});

test(
  'the form of a task focuses its title, and Tab stays inside',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const ada = await given.user();
    const project = await given.project(ada);
    const { _id } = await given.task(ada, project, { title: 'Carry the fuel' });
    await signInAs(ada);
    await page.goto(`${SCREENS.project(project._id)}?edit=${_id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit Task' });
    const title = dialog.getByRole('heading', { name: 'Edit Task' });
    await expect(title).toBeFocused();
    expect(await title.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('none');
    // antd's rules win over the reset: one ring, around the whole field.
    const deadline = dialog.getByLabel('Deadline');
    await deadline.focus();
    expect(await deadline.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('none');
    await tabTo(page, dialog.getByLabel('Title'));
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
    await expect(dialog.locator(':focus')).toHaveCount(1);
  },
);

test('from sign-in through shortcuts, search, filters and the palette without a mouse', async ({ page }) => {
  const ada = await given.user();
  const project = await given.project(ada);
  await given.task(ada, project, { title: 'Carry the fuel', status: 'done' });
  await page.goto(SCREENS.login);
  await typeInto(page, page.getByLabel('Email'), ada.user.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), ada.password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  for (const [key, name] of [
    ['c', 'Project Calendar'],
    ['t', 'Team Members'],
    ['d', 'Dashboard'],
  ] as const) {
    // Together, because the second key has to follow soon.
    await Promise.all([page.keyboard.press('g'), page.keyboard.press(key)]);
    await expect(heading(page, name)).toBeFocused();
  }

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('fuel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tasks (1)' })).toBeVisible();
  const filters = button(page, /^Filters/);
  await pressOn(page, filters);
  const form = page.getByRole('dialog', { name: 'Filters' });
  await tabTo(page, form.getByRole('radio', { checked: true }).first());
  await page.keyboard.press('ArrowRight');
  await pressOn(page, form.getByRole('button', { name: 'Apply Filters' }));
  await expect(form).toBeHidden();
  await expect(filters).toBeFocused();
  const chip = button(page, /^Remove filter Type/);
  await pressOn(page, chip);
  await expect(chip).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Tasks (1)' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Apollo');
  await expect(page.getByRole('option', { name: /^Apollo/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Apollo')).toBeFocused();
});

test(
  'an admin invites a person without a mouse, and the focus returns',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await signInAs(await given.admin());
    await page.goto(SCREENS.team);
    const invite = button(page, 'Invite Member');
    await pressOn(page, invite);
    await expect(page.getByRole('dialog', { name: 'Invite Team Member' }).getByLabel('Email')).toBeFocused();
    await page.keyboard.type(`keys-invited-${Date.now()}@example.test`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Invitation sent')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(invite).toBeFocused();
  },
);

test(
  'menus open, move and close by keyboard, and return the focus',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const ada = await given.user();
    await given.project(ada);
    await signInAs(ada);
    await page.goto(SCREENS.dashboard);
    for (const [trigger, item] of [
      [button(page, /^Account menu/), 'Profile'],
      [button(page, 'Actions for Apollo'), 'Duplicate…'],
    ] as const) {
      await pressOn(page, trigger);
      // The menu takes the focus a moment after it is rendered.
      await expect(page.locator('[role=menu]:focus-within')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem')).toHaveCount(0);
      await expect(trigger).toBeFocused();
    }
  },
);

test(
  'a filter is set by keyboard, and Tab continues after its menu',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const ada = await given.user();
    await given.project(ada, 'Apollo', { status: 'completed' });
    await given.project(ada, 'Gemini');
    await signInAs(ada);
    await page.goto(SCREENS.dashboard);
    const menu = page.getByRole('dialog', { name: 'Filter' });
    await pressOn(page, button(page, /^Filter/));
    await tabTo(page, menu.getByRole('checkbox', { name: 'Completed' }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button(page, 'Filter 1 filter set')).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(button(page, 'All 2')).toBeFocused();
  },
);

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'the drawer opens, returns the focus, and leads to another screen',
    { tag: '@long' },
    async ({ page, signInAs }) => {
      await signInAs(await given.user());
      await page.goto(SCREENS.dashboard);
      const open = button(page, 'Open menu');
      const drawer = page.getByRole('dialog', { name: 'Main' });
      await pressOn(page, open);
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(open).toBeFocused();
      await page.keyboard.press('Enter');
      await pressOn(page, drawer.getByRole('link', { name: 'Calendar' }));
      await expect(drawer).toBeHidden();
      await expect(heading(page, 'Project Calendar')).toBeFocused();
    },
  );
});

test(
  'Escape closes a confirmation, then the dialog below it',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const ada = await given.admin();
    const grace = await given.teamMember(ada, 'Grace Hopper');
    const project = await given.project(ada);
    await given.projectMember(ada, project, grace);
    await signInAs(ada);
    await page.goto(SCREENS.project(project._id));
    await pressOn(page, button(page, /^Show all/));
    const members = page.getByRole('dialog', { name: 'Project Members' });
    const remove = members.getByRole('button', { name: 'Remove Grace Hopper' });
    await pressOn(page, remove);
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(members).toBeHidden();
  },
);

test(
  'a member is added to a project without a mouse; what is missing is said at the field',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const admin = await given.admin();
    const name = `Vera ${Date.now()}`;
    await given.teamMember(admin, name);
    const owner = await given.teamMember(admin, 'Odile Pennington');
    const project = await given.project(owner);
    await signInAs(owner);
    await page.goto(SCREENS.project(project._id));
    await pressOn(page, button(page, 'Add Member'));
    const dialog = page.getByRole('dialog', { name: 'Add Team Member to Project' });
    const field = dialog.getByRole('combobox', { name: 'Team member' });
    await expect(field).toBeFocused();
    await pressOn(page, dialog.getByRole('button', { name: 'Add Member' }));
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Please select a team member');
    await page.keyboard.type(name.toLowerCase());
    await expect(page.getByRole('option', { name: new RegExp(name) })).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(dialog.getByText(name).first()).toBeVisible();
    await expect(dialog.getByText('Please select a team member')).toBeHidden();
    await pressOn(page, dialog.getByRole('button', { name: 'Add Member' }));
    await expect(page.getByText(`Added ${name} to the project`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Add Member')).toBeFocused();
  },
);
