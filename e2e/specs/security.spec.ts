import { API, API_BASE, SCREENS, type Project } from '@taskloom/contracts';
import { base } from '../commands/api.js';
import { expect, given, test } from '../commands/test.js';

const projectsWith = (token: string) =>
  fetch(`${base()}${API_BASE}${API.projects}`, { headers: { authorization: `Bearer ${token}` } });

test('an API token is created, acts in its project until it is revoked, and is shown once', async ({
  page,
  signInAs,
}) => {
  const ada = await given.user();
  const reported = await given.project(ada, 'Reported project');
  await given.project(ada, 'Gemini');
  await signInAs(ada);
  await page.goto(SCREENS.security);
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API token' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Nightly report');
  await dialog.getByRole('checkbox', { name: 'Limit to some projects' }).check();
  await dialog.getByRole('checkbox', { name: 'Reported project' }).check();
  await dialog.getByLabel('Your password').fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const secret = await page.getByText(/^tl_[\w-]{43}$/).innerText();
  await expect(page.getByText(`Bearer ${secret}`)).toBeVisible();
  const answer = await projectsWith(secret);
  expect(((await answer.json()) as Project[]).map(({ _id }) => _id)).toEqual([reported._id]);
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/tl_.{7}… · Read · 1 project · expires/)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  await page.getByRole('button', { name: 'Revoke: Nightly report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Token revoked')).toBeVisible();
  expect((await projectsWith(secret)).status).toBe(401);
});
