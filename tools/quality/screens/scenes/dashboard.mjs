// @ts-check
import { answer, choose, dialog, heading, hold, press, refuse, seen } from './act.mjs';

const PROJECTS = '**/api/projects?view=list';
const CREATION = '**/api/projects';

/** @param {import('@playwright/test').Page} page */
const cards = (page) => seen(page.getByRole('link', { name: /^View Project/ }));

/** @param {import('@playwright/test').Page} page @param {string} entry */
async function menu(page, entry) {
  await cards(page);
  await press(page, 'Actions for Billing migration');
  await seen(page.getByRole('menuitem', { name: entry }));
}

/** @param {import('@playwright/test').Page} page */
async function newProject(page) {
  await cards(page);
  await press(page, 'New Project');
  await dialog(page, 'Create New Project');
  return page.getByRole('dialog');
}

/** @param {import('@playwright/test').Page} page */
async function deleteProject(page) {
  await menu(page, 'Delete project');
  await choose(page, 'Delete project');
  await seen(page.getByText('Are you sure?'));
}

/** @param {string} name @param {string} entry @param {string} title @returns {import('../camera.mjs').Scene} */
const menuDialog = (name, entry, title) => ({
  name,
  as: 'maya',
  at: '/',
  shows: async ({ page }) => {
    await menu(page, entry);
    await choose(page, entry);
    await dialog(page, title);
  },
});

/** @type {import('../camera.mjs').Scene[]} */
export const dashboard = [
  { name: 'dashboard', as: 'maya', at: '/', whole: true, shows: ({ page }) => cards(page) },
  {
    name: 'dashboard-searching',
    as: 'maya',
    at: '/',
    shows: async ({ page }) => {
      await cards(page);
      await page.getByRole('searchbox').fill('mobile');
      await page.getByText('1 project', { exact: true }).waitFor();
    },
  },
  {
    name: 'dashboard-filter',
    as: 'maya',
    at: '/',
    shows: async ({ page }) => {
      await cards(page);
      await press(page, 'Filter');
      await page.getByRole('checkbox', { name: 'Active' }).check();
    },
  },
  {
    name: 'dashboard-nothing-found',
    as: 'maya',
    at: '/',
    shows: async ({ page }) => {
      await cards(page);
      await page.getByRole('searchbox').fill('no such project');
      await seen(page.getByText('Try adjusting your search query.'));
    },
  },
  {
    name: 'dashboard-empty',
    as: 'sam',
    at: '/',
    shows: ({ page }) => seen(page.getByText('Create your first project to get started.')),
  },
  {
    name: 'dashboard-loading',
    as: 'maya',
    at: '/',
    before: hold(PROJECTS),
    shows: async ({ page }) => {
      await heading(page, 'Dashboard');
      await page.getByText('Loading projects...').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'dashboard-error',
    as: 'maya',
    at: '/',
    before: refuse(PROJECTS, 'The database cannot be reached right now.'),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Retry' })),
  },
  {
    name: 'dashboard-long-words',
    as: 'maya',
    at: '/',
    before: async ({ page }) =>
      page.route(PROJECTS, async (route) => {
        const { users, projects: list } = await (await route.fetch()).json();
        const word = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel';
        Object.assign(list[0], { title: word.repeat(3), description: `${word} ${word} `.repeat(4) });
        Object.assign(list[1], { title: 'خطة إطلاق المنتج الجديد 🚀 للربع القادم', description: 'نص من اليمين إلى اليسار.' });
        Object.assign(list[2], { title: '🎉🎊🥳 Party ✨'.repeat(5), description: '' });
        await route.fulfill({ json: { users, projects: list } });
      }),
    shows: ({ page }) => cards(page),
  },
  {
    name: 'dashboard-card-menu',
    as: 'maya',
    at: '/',
    shows: ({ page }) => menu(page, 'Edit project'),
  },
  {
    name: 'dashboard-card-menu-member',
    as: 'jonas',
    at: '/',
    shows: ({ page }) => menu(page, 'Update status'),
  },
  {
    name: 'dashboard-hover',
    as: 'maya',
    at: '/',
    widths: [1440],
    shows: async ({ page }) => {
      await cards(page);
      await page.getByRole('link', { name: /^View Project/ }).nth(1).hover();
    },
  },
  {
    name: 'dashboard-focus',
    as: 'maya',
    at: '/',
    widths: [1440],
    shows: async ({ page }) => {
      await cards(page);
      await page.getByRole('searchbox').focus();
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
    },
  },
  { name: 'project-create', as: 'maya', at: '/', shows: ({ page }) => newProject(page) },
  {
    name: 'project-create-mistakes',
    as: 'maya',
    at: '/',
    shows: async ({ page }) => {
      const form = await newProject(page);
      await form.getByRole('button', { name: 'Create Project' }).click();
      await seen(page.getByText('Please enter a project title'));
    },
  },
  {
    name: 'project-create-date',
    as: 'maya',
    at: '/',
    shows: async ({ page }) => {
      const form = await newProject(page);
      await form.getByLabel('Deadline').click();
      await page.locator('.ant-picker-dropdown').waitFor();
    },
  },
  menuDialog('project-edit', 'Edit project', 'Edit Project'),
  { ...menuDialog('project-status', 'Update status', 'Update Project Status'), as: 'jonas' },
  { name: 'project-delete', as: 'maya', at: '/', shows: ({ page }) => deleteProject(page) },
  {
    name: 'toast-success',
    as: 'maya',
    at: '/',
    before: answer('**/api/projects/*', {}, { method: 'DELETE' }),
    shows: async ({ page }) => {
      await deleteProject(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
      await seen(page.getByText('The project has been successfully deleted.'));
    },
  },
  {
    name: 'toast-error',
    as: 'maya',
    at: '/',
    before: refuse(CREATION, 'The database cannot be reached right now.', 'POST'),
    shows: async ({ page }) => {
      const form = await newProject(page);
      await form.getByLabel('Title').fill('A new project');
      await form.getByLabel('Description').fill('What it is about.');
      await form.getByRole('button', { name: 'Create Project' }).click();
      await seen(page.getByText('The database cannot be reached right now.'));
    },
  },
];
