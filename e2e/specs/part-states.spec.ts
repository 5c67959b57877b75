import type { Page } from '@playwright/test';
import { API, SCREENS } from '@taskloom/contracts';
import { answerWith, HICCUP, holdBack, refuseWrites } from '../commands/answers.js';
import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';
import { openTask } from '../pages/task.page.js';
import { makeWorld, type World } from '../commands/world.js';

/** Empty and error states of parts without a request of their own: parts of a screen or dialog, forms. */
test.use({ tolerated: REFUSED_ANSWER });

let world: World;
test.beforeAll(async () => {
  world = await makeWorld();
});

const opened = async (page: Page, { project, task }: World) => {
  await page.goto(SCREENS.task(project._id, task._id));
  const dialog = openTask(page);
  await expect(dialog.getByText('Which way up?')).toBeVisible();
  return dialog;
};

test(
  'pending invitations: fail separately and recover by Retry',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await signInAs(world.admin);
    const answers = await holdBack(page, API.invites);
    answers.fail();
    // Events of invitations by other tests would load the list again.
    await page.routeWebSocket(/socket\.io/, () => undefined);
    await page.goto(SCREENS.team);
    const part = page.getByRole('region', { name: 'Pending invitations' });
    await expect(part.getByText(HICCUP)).toBeVisible();
    await expect(page.getByText(world.admin.user.email)).toBeVisible();
    await answers.recover();
    await part.getByRole('button', { name: 'Retry' }).click();
    await expect(part.getByRole('listitem').first()).toBeVisible();
  },
);

test(
  'pending invitations: without any, the section is hidden',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await signInAs(world.admin);
    const asked = page.waitForResponse((answer) => answer.url().endsWith(API.invites));
    await answerWith(page, API.invites, []);
    await page.goto(SCREENS.team);
    await asked;
    await expect(page.getByText(world.admin.user.email)).toBeVisible();
    await expect(page.getByText('Pending invitations')).toHaveCount(0);
  },
);

test(
  "members of a project: a member who cannot be removed stays, and the server's reason is shown",
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { admin, member, project } = world;
    await signInAs(admin);
    await refuseWrites(page, API.projectMember(project._id, member.user._id));
    await page.goto(SCREENS.project(project._id));
    await page.getByRole('button', { name: /^Show all/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Project Members' });
    await dialog.getByRole('button', { name: `Remove ${member.user.name}` }).click();
    await page.getByRole('button', { name: 'Remove member' }).click();
    await expect(page.getByText(HICCUP)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByText(member.user.email)).toBeVisible();
  },
);

test(
  'members of a project: an owner without other members has no one to remove',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const alone = await given.project(world.admin, 'Alone');
    await signInAs(world.admin);
    await page.goto(SCREENS.project(alone._id));
    await page.getByRole('button', { name: 'Show all: 1 member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Project Members' });
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: /^Remove|^Leave/ })).toHaveCount(0);
  },
);

test(
  'comments and attachments: none yet, with the fields for the first',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { admin, project } = world;
    const bare = await given.task(admin, project, { title: 'Bare' });
    await signInAs(admin);
    await page.goto(SCREENS.task(project._id, bare._id));
    const dialog = openTask(page);
    await expect(dialog.getByText('No comments yet.')).toBeVisible();
    await expect(dialog.getByPlaceholder('Write a comment...')).toBeVisible();
    await expect(dialog.getByText('browse')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Delete .*\.txt/ })).toHaveCount(0);
  },
);

test(
  'comments: one that cannot be saved returns to its field and is sent by the next press',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await signInAs(world.admin);
    const dialog = await opened(page, world);
    const writes = await refuseWrites(page, API.comments(world.project._id, world.task._id));
    const field = dialog.getByLabel('Write a comment...');
    await field.fill('This way up.');
    await dialog.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByText('Failed to add comment')).toBeVisible();
    await expect(field).toHaveText('This way up.');
    await writes.recover();
    await dialog.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(dialog.getByText('This way up.')).toBeVisible();
    await expect(field).toHaveText('');
  },
);

test(
  'attachments: a failed upload is retried, a failed deletion restores the file',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { admin, project, task } = world;
    await signInAs(admin);
    const dialog = await opened(page, world);
    const writes = await refuseWrites(page, API.upload(project._id, task._id));
    const file = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan.') };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('Upload failed').first()).toBeVisible();
    await expect(page.getByText(HICCUP)).toBeVisible();
    await writes.recover();
    const uploaded = page.waitForResponse((answer) => answer.url().endsWith('/upload'));
    await dialog.getByRole('button', { name: 'Try plan.txt again' }).click();
    const { attachment } = (await (await uploaded).json()) as { attachment: { _id: string } };
    await expect(page.getByText('File uploaded')).toBeVisible();

    await refuseWrites(page, API.attachment(project._id, task._id, attachment._id));
    await dialog.getByRole('button', { name: 'Delete plan.txt' }).click();
    await page.getByRole('button', { name: 'Delete file' }).click();
    await expect(page.getByText('Delete failed')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'plan.txt', exact: true })).toBeVisible();
  },
);

test(
  'the profile: input that cannot be saved stays in its field',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await signInAs(world.admin);
    await refuseWrites(page, API.me);
    await refuseWrites(page, API.password);
    await page.goto(SCREENS.profile);
    await page.getByLabel('Full Name').fill('Augusta Ada King');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Failed to update profile')).toBeVisible();
    await expect(page.getByText(HICCUP).first()).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Augusta Ada King');
    await page.getByLabel('Current password').fill(world.admin.password);
    await page.getByLabel('New password').fill('even more correct');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Failed to change password')).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveValue('even more correct');
  },
);

test(
  'the settings: a language that cannot be loaded leaves the page in English and recovers by Retry',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    // This person gets no notifications, so no code for them is requested in the meantime.
    await signInAs(await given.user());
    await page.goto(SCREENS.settings);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByTitle('Deutsch').click();
    await expect(page.getByText(/^Some texts could not be loaded/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.unroute('**/*.js');
    // The section of a remote has a Retry of its own.
    await page.getByRole('region', { name: 'Appearance' }).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  },
);
