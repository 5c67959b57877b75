// @ts-check
import { boardPath, dialog, hold, panelPath, refuse, seen, taskPath } from './act.mjs';

const TASK = '**/api/projects/*/tasks/*';

/** @param {import('@playwright/test').Page} page */
const opened = async (page) => {
  await dialog(page, 'Edit Task');
  await seen(page.getByText('rotation-runbook.pdf'));
};

/** @param {import('@playwright/test').Page} page */
const edit = (page) => page.getByRole('dialog').getByLabel('Title').fill('Rotate webhook secrets, region by region');

/** @param {import('@playwright/test').Page} page */
const panelOpened = async (page) => {
  await seen(page.getByRole('textbox', { name: 'Title' }));
  await seen(page.getByText('rotation-runbook.pdf'));
};

/** @type {import('../camera.mjs').Scene[]} */
export const task = [
  { name: 'task-page', as: 'maya', at: panelPath, shows: ({ page }) => panelOpened(page) },
  {
    name: 'task-beside',
    as: 'maya',
    at: boardPath,
    shows: async ({ page, world }) => {
      await page.locator(`[data-card="${world.task}"] a`).click();
      await panelOpened(page);
    },
  },
  { name: 'task', as: 'maya', at: taskPath, shows: ({ page }) => opened(page) },
  {
    name: 'task-new',
    as: 'maya',
    at: (world) => `${boardPath(world)}?task=new`,
    shows: async ({ page }) => dialog(page, 'Create New Task'),
  },
  {
    name: 'task-new-mistakes',
    as: 'maya',
    at: (world) => `${boardPath(world)}?task=new`,
    shows: async ({ page }) => {
      await dialog(page, 'Create New Task');
      await page.getByRole('dialog').getByRole('button', { name: 'Create Task' }).click();
      await seen(page.getByText('Please enter a task title'));
    },
  },
  {
    name: 'task-loading',
    as: 'maya',
    at: taskPath,
    before: hold(TASK),
    shows: ({ page }) => dialog(page, 'Edit Task'),
  },
  {
    name: 'task-foot',
    as: 'maya',
    at: taskPath,
    widths: [360, 768],
    shows: async ({ page }) => {
      await opened(page);
      await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded();
      await page.getByPlaceholder('Write a comment...').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'task-select',
    as: 'maya',
    at: taskPath,
    shows: async ({ page }) => {
      await opened(page);
      await page.getByRole('dialog').getByLabel('Status').click();
      await page.locator('.ant-select-dropdown').waitFor();
    },
  },
  {
    name: 'task-unsaved',
    as: 'maya',
    at: taskPath,
    shows: async ({ page }) => {
      await opened(page);
      await edit(page);
      await seen(page.getByText('Unsaved changes'));
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
      await seen(page.getByText('Discard unsaved changes?'));
    },
  },
  {
    name: 'task-draft-restored',
    as: 'jonas',
    at: taskPath,
    shows: async ({ page }) => {
      await opened(page);
      await edit(page);
      await seen(page.getByText('Unsaved changes'));
      await page.waitForFunction(() =>
        Object.values(localStorage).concat(Object.values(sessionStorage)).some((kept) => String(kept).includes('region by region')),
      );
      await page.reload();
      await seen(page.getByText('Your unsaved changes from before are back.'));
    },
  },
  {
    name: 'task-conflict',
    as: 'maya',
    at: taskPath,
    before: async ({ page, world: { people, project, task: id } }) => {
      const current = await people.maya.do('GET', `/projects/${project}/tasks/${id}`);
      await page.route(TASK, (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({
              status: 409,
              json: {
                statusCode: 409,
                error: 'Conflict',
                code: 'STALE_VERSION',
                message: 'Someone else changed this meanwhile.',
                current: { ...current, title: 'Rotate webhook secrets in Europe first', version: current.version + 1 },
              },
            })
          : route.fallback(),
      );
    },
    shows: async ({ page }) => {
      await opened(page);
      await edit(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
      await seen(page.getByText('Someone else changed the same field'));
    },
  },
  {
    name: 'task-uploading',
    as: 'maya',
    at: taskPath,
    shows: async ({ page }) => {
      await opened(page);
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: 400_000,
      });
      await page.getByLabel('Add a file').setInputFiles({
        name: 'webhook-replay-november.zip',
        mimeType: 'application/zip',
        buffer: Buffer.alloc(4_000_000),
      });
      await seen(page.getByRole('progressbar'));
      await page.getByRole('progressbar').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'task-preview',
    as: 'maya',
    at: taskPath,
    shows: async ({ page }) => {
      await opened(page);
      await page.getByRole('button', { name: 'Preview both-counters.png' }).click();
      await page.getByRole('img', { name: 'both-counters.png' }).waitFor();
    },
  },
  {
    name: 'task-file-refused',
    as: 'maya',
    at: taskPath,
    shows: async ({ page }) => {
      await opened(page);
      await page
        .getByLabel('Add a file')
        .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
      await seen(page.getByText('Only images, documents, and archives are allowed'));
    },
  },
  {
    name: 'task-older-comments',
    as: 'maya',
    at: taskPath,
    before: ({ page }) =>
      page.route(TASK, async (route) => {
        const response = await route.fetch();
        const loaded = await response.json();
        await route.fulfill({ response, json: { ...loaded, commentCount: loaded.comments.length + 42 } });
      }),
    shows: async ({ page }) => {
      await opened(page);
      const more = page.getByRole('button', { name: 'Show older comments (42)' });
      await more.scrollIntoViewIfNeeded();
      await seen(more);
    },
  },
  {
    name: 'task-error',
    as: 'maya',
    at: taskPath,
    before: refuse(TASK, 'The database cannot be reached right now.'),
    shows: ({ page }) => seen(page.getByRole('dialog').getByRole('button', { name: 'Retry' })),
  },
];
