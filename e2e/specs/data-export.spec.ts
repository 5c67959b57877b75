import { readFile } from 'node:fs/promises';
import { SCREENS } from '@taskloom/contracts';
import { expect, given, test } from '../commands/test.js';

test("one's own data is downloaded as a zip file, by keyboard", async ({ page, signInAs }) => {
  const admin = await given.admin();
  await given.project(admin, 'Exported kiln');
  await signInAs(admin);
  await page.goto(SCREENS.security);
  const card = page.getByRole('region', { name: 'Your data' });
  await card.getByRole('button', { name: 'Download' }).focus();
  const started = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  await expect(card.getByRole('status')).toContainText('The download has started.');
  const file = (await readFile(await download.path())).toString('latin1');
  expect(file.startsWith('PK')).toBe(true);
  expect(file).toContain('projects.json');
});
