import { API, SCREENS } from '@taskloom/contracts';
import { publishAgain, send } from '../commands/publish.js';
import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';

test.use({ tolerated: REFUSED_ANSWER });

test(
  'an admin makes a token that may only publish, a pipeline uses it, and the admin revokes it',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    // Tokens and versions of an earlier attempt stay.
    const { retry } = test.info();
    const [name, version] = [`Pull requests ${retry}`, `91.0.${retry}`];
    await signInAs(await given.admin());
    await page.goto(SCREENS.operations);
    await page.getByRole('button', { name: 'More actions for calendar' }).click();
    await page.getByRole('menuitem', { name: 'Deploy tokens' }).click();
    const tokens = page.getByRole('dialog', { name: 'Deploy tokens of Calendar' });
    await tokens.getByRole('button', { name: 'New token' }).click();
    const form = page.getByRole('dialog', { name: 'New deploy token for Calendar' });
    await form.getByLabel('Name').fill(name);
    await expect(form.getByRole('checkbox', { name: /^Publish/ })).toBeChecked();
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await form.getByRole('button', { name: 'Create token' }).click();
    const made = page.getByText(/^tld_[\w-]{43}$/);
    const token = (await made.textContent()) ?? '';
    await page.getByRole('button', { name: 'I have copied it' }).click();
    const row = tokens.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('never used');

    await publishAgain('calendar', version, token);
    const activation = { method: 'PUT', body: JSON.stringify({ version, channel: 'production' }) };
    const headers = { 'content-type': 'application/json' };
    const refused = await send(API.remoteActivation('calendar'), token, { ...activation, headers });
    expect(refused.status).toBe(403);

    await row.getByRole('button', { name: `Revoke: ${name}` }).click();
    await page
      .getByRole('dialog', { name: `Revoke ${name}?` })
      .getByRole('button', { name: 'Revoke' })
      .click();
    await expect(row).toHaveCount(0);
    await expect(publishAgain('calendar', `91.1.${retry}`, token)).rejects.toThrow('401');
  },
);
