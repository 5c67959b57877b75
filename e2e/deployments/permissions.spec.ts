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

/** One call more than before; another one for a second attempt, because the admin may have agreed to the first. */
const ADDED = [
  { call: 'search', words: 'Search projects and tasks' },
  { call: 'team.read', words: 'Read the members and invitations of the team' },
] as const;

const more = (call: (typeof ADDED)[number]['call']): RemotePermissions => ({
  calls: ['projects.read', 'tasks.read', 'tasks.write', call],
});

const activate = (token: string, version: string) =>
  send(API.remoteActivation('calendar'), token, {
    method: 'PUT',
    body: JSON.stringify({ version, channel: 'production' }),
    headers: { 'content-type': 'application/json' },
  });

test(
  'a pipeline is refused a version that needs more; an admin sees what is new, agrees by keyboard, and the journal records it',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { retry } = test.info();
    const version = `92.0.${retry}`;
    const { call, words } = ADDED[retry % 2] ?? ADDED[0];
    const { token } = await createDeployToken(process.env['TASKLOOM_DATABASE'] ?? '', 'calendar', 'Journey');
    await publishAgain('calendar', version, token, { permissions: more(call) });
    const refused = await activate(token, version);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'REMOTE_NOT_AGREED',
      message: expect.stringContaining(`calls:${call}. A team admin agrees`),
    });

    const admin = await given.admin();
    await signInAs(admin);
    await page.setViewportSize({ width: 375, height: 720 });
    await page.goto(SCREENS.operations);
    const calendar = cardOf(page, 'Calendar');
    await calendar.getByText(/published version/).click();
    await calendar.getByRole('button', { name: `Actions for calendar ${version}` }).click();
    await page.getByRole('menuitem', { name: `Activate ${version}…` }).click();
    const dialog = page.getByRole('dialog', { name: 'Activate another version of Calendar' });
    const asked = dialog.getByRole('region', { name: `What calendar ${version} may do` });
    await expect(asked.getByRole('listitem').first()).toHaveText(`${words}New`);
    await expect(asked.getByText('New', { exact: true })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Agree and activate' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`calendar ${version} is live`)).toBeVisible();

    const entry = page
      .getByRole('list', { name: 'Journal' })
      .getByRole('listitem')
      .filter({ hasText: `calendar: ${admin.user.name} agreed to what ${version} may do` })
      .first();
    await expect(entry).toContainText(words);
    await calendar.getByText(/^\d+ permissions$/).click();
    await expect(calendar.getByRole('listitem').filter({ hasText: words })).toContainText(
      `by ${admin.user.name}, for ${version}`,
    );
  },
);
