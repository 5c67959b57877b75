// @ts-check
import { answer, boardPath, choose, dialog, heading, hold, press, refuse, seen } from './act.mjs';

const TASKS = '**/api/projects/*/tasks?*';

/** @param {import('@playwright/test').Page} page */
const board = (page) => seen(page.getByRole('region', { name: /^To Do/ }).getByRole('listitem'));

/** Adds a member to the team, because all others are already in the project. @param {string} name @returns {(stage: import('../camera.mjs').Stage) => Promise<unknown>} */
const joinedBy =
  (name) =>
  ({ page }) =>
    page.route('**/api/team/members', async (route) => {
      const response = await route.fetch();
      const [someone, ...others] = await response.json();
      const user = { ...someone.user, _id: 'new-in-the-team', name, avatar: undefined };
      await route.fulfill({ response, json: [someone, ...others, { ...someone, ...user, role: 'member', user }] });
    });

/** @type {import('../camera.mjs').Scene[]} */
export const project = [
  {
    name: 'project',
    as: 'maya',
    at: boardPath,
    whole: true,
    shows: async ({ page }) => {
      await board(page);
      if (await page.getByText('Hide charts').isVisible()) await seen(page.getByText('Member Workload'));
    },
  },
  {
    name: 'project-board-first',
    as: 'maya',
    at: boardPath,
    before: answer('**/api/auth/me/preferences', { charts: 'closed', density: 'compact' }),
    shows: async ({ page }) => {
      await board(page);
      await seen(page.getByRole('button', { name: 'Show charts' }));
    },
  },
  {
    name: 'project-loading',
    as: 'maya',
    at: boardPath,
    before: hold('**/api/projects/*'),
    shows: ({ page }) => page.getByText('Loading project...').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'project-board-loading',
    as: 'maya',
    at: boardPath,
    before: hold(TASKS),
    shows: async ({ page }) => {
      await heading(page, 'Billing migration');
      await page.getByText('Loading tasks...').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'project-error',
    as: 'maya',
    at: boardPath,
    before: refuse('**/api/projects/*', 'The database cannot be reached right now.'),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Retry' })),
  },
  {
    name: 'project-board-error',
    as: 'maya',
    at: boardPath,
    before: refuse(TASKS, 'The database cannot be reached right now.'),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Retry' })),
  },
  {
    name: 'project-empty',
    as: 'maya',
    at: boardPath,
    whole: true,
    before: answer(TASKS, []),
    shows: async ({ page }) => {
      await seen(page.getByText('No tasks yet. Drop a card here or add one.'));
      if (await page.getByText('Hide charts').isVisible()) await seen(page.getByText('Project Completion'));
    },
  },
  {
    name: 'project-menu',
    as: 'maya',
    at: boardPath,
    shows: async ({ page }) => {
      await board(page);
      await press(page, 'Actions for Billing migration');
      await seen(page.getByRole('menuitem'));
    },
  },
  {
    name: 'project-members',
    as: 'maya',
    at: boardPath,
    shows: async ({ page }) => {
      await board(page);
      await press(page, /^Show all/);
      await dialog(page, 'Project Members');
    },
  },
  {
    name: 'project-add-member',
    as: 'maya',
    at: boardPath,
    before: joinedBy('Ines Duarte'),
    shows: async ({ page }) => {
      await board(page);
      await press(page, 'Add Member');
      await dialog(page, 'Add Team Member to Project');
      await seen(page.getByRole('dialog').getByRole('combobox'));
    },
  },
  {
    name: 'project-add-member-none',
    as: 'maya',
    at: boardPath,
    shows: async ({ page }) => {
      await board(page);
      await press(page, 'Add Member');
      await seen(page.getByText('All team members are already in this project.'));
    },
  },
  {
    name: 'project-not-owner',
    as: 'jonas',
    at: boardPath,
    shows: ({ page }) => board(page),
  },
  {
    name: 'board',
    as: 'maya',
    at: boardPath,
    shows: async ({ page }) => {
      await board(page);
      await page.getByRole('heading', { name: 'Tasks', exact: true }).evaluate((title) => title.scrollIntoView());
    },
  },
  {
    name: 'board-card-menu',
    as: 'maya',
    at: boardPath,
    shows: async ({ page }) => {
      await board(page);
      await press(page, 'Actions for Reconcile proration rules with the finance team');
      await seen(page.getByRole('menuitem', { name: 'Edit task' }));
    },
  },
  {
    name: 'board-delete-task',
    as: 'maya',
    at: boardPath,
    shows: async ({ page }) => {
      await board(page);
      await press(page, 'Actions for Reconcile proration rules with the finance team');
      await choose(page, 'Delete task');
      await seen(page.getByText('Are you sure?'));
    },
  },
  {
    name: 'board-filter',
    as: 'maya',
    at: boardPath,
    shows: async ({ page }) => {
      await board(page);
      const filter = page.getByRole('button', { name: 'Filter' });
      await filter.scrollIntoViewIfNeeded();
      await filter.click();
      await page.getByRole('checkbox', { name: 'High' }).check();
    },
  },
  {
    name: 'board-nothing-matches',
    as: 'maya',
    at: boardPath,
    shows: async ({ page }) => {
      await board(page);
      await page.getByRole('searchbox').fill('no such task');
      await seen(page.getByText('No matching tasks here.'));
      await page.getByRole('searchbox').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'board-quick-add',
    as: 'maya',
    at: boardPath,
    before: async ({ page }) =>
      page.route('**/api/projects/*/tasks', (route) =>
        route.request().method() === 'POST' ? undefined : route.fallback(),
      ),
    shows: async ({ page }) => {
      await board(page);
      const field = page.getByLabel('Quick add a task to To Do');
      await field.fill('Ask the provider for a second sandbox');
      await field.press('Enter');
      await seen(page.getByText('Ask the provider for a second sandbox'));
      await field.fill('Then compare');
    },
  },
  {
    name: 'board-card-in-flight',
    as: 'maya',
    at: boardPath,
    widths: [1440],
    shows: async ({ page }) => {
      await board(page);
      const card = page.getByRole('region', { name: /^To Do/ }).getByRole('listitem').first();
      const over = page.getByRole('region', { name: /^In Progress/ });
      await over.scrollIntoViewIfNeeded();
      const [from, to] = [await card.boundingBox(), await over.boundingBox()];
      if (!from || !to) throw new Error('The board is not on the screen.');
      await page.mouse.move(from.x + 80, from.y + 20);
      await page.mouse.down();
      await page.mouse.move(from.x + 100, from.y + 30, { steps: 4 });
      await page.mouse.move(to.x + 120, to.y + 160, { steps: 12 });
    },
  },
  {
    name: 'board-long-words',
    as: 'maya',
    at: boardPath,
    before: async ({ page }) =>
      page.route(TASKS, async (route) => {
        const list = await (await route.fetch()).json();
        const word = 'Rechtsschutzversicherungsgesellschaften';
        Object.assign(list[0], { title: word.repeat(5), description: word.repeat(8) });
        Object.assign(list[1], { title: 'مراجعة قواعد الفوترة مع فريق المالية 🧾', description: 'وصف قصير للمهمة' });
        await route.fulfill({ json: list });
      }),
    shows: async ({ page }) => {
      await board(page);
      await page.getByRole('heading', { name: 'Tasks', exact: true }).evaluate((title) => title.scrollIntoView());
    },
  },
];
