import type { Page } from '@playwright/test';
import { API, SCREENS, type RemotePermissions } from '@taskloom/contracts';
import { createDeployToken } from '../../tools/run/prepare/api.mjs';
import { publishAgain, send } from '../commands/publish.js';
import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';

test.use({ tolerated: REFUSED_ANSWER });

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title }) })
    .first();

const MORE: RemotePermissions = { calls: ['projects.read', 'tasks.read', 'tasks.write', 'search'] };

const activate = (token: string, version: string) =>
  send(API.remoteActivation('calendar'), token, {
    method: 'PUT',
    body: JSON.stringify({ version, channel: 'production' }),
    headers: { 'content-type': 'application/json' },
  });

test('a pipeline is refused a version that needs more; an admin sees what is new, agrees by keyboard, and the journal records it', async ({
  page,
  signInAs,
}) => {
  const { token } = await createDeployToken(process.env['TASKLOOM_DATABASE'] ?? '', 'calendar', 'Journey');
  await publishAgain('calendar', '92.0.0', token, { permissions: MORE });
  const refused = await activate(token, '92.0.0');
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'REMOTE_NOT_AGREED',
    message: expect.stringContaining('calls:search. A team admin agrees'),
  });

  const admin = await given.admin();
  await signInAs(admin);
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto(SCREENS.operations);
  const calendar = cardOf(page, 'Calendar');
  await calendar.getByText(/published version/).click();
  await calendar.getByRole('button', { name: 'Actions for calendar 92.0.0' }).click();
  await page.getByRole('menuitem', { name: 'Activate 92.0.0…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activate another version of Calendar' });
  const asked = dialog.getByRole('region', { name: 'What calendar 92.0.0 may do' });
  await expect(asked.getByRole('listitem').first()).toHaveText('Search projects and tasksNew');
  await expect(asked.getByText('New', { exact: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Agree and activate' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('calendar 92.0.0 is live')).toBeVisible();

  const entry = page
    .getByRole('list', { name: 'Journal' })
    .getByRole('listitem')
    .filter({ hasText: `calendar: ${admin.user.name} agreed to what 92.0.0 may do` })
    .first();
  await expect(entry).toContainText('Search projects and tasks');
  await calendar.getByText(/^\d+ permissions$/).click();
  await expect(calendar.getByRole('listitem').filter({ hasText: 'Search projects and tasks' })).toContainText(
    `by ${admin.user.name}, for 92.0.0`,
  );
});
