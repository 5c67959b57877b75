import { API, SCREENS, type User } from '@taskloom/contracts';
import { expect, given, test } from '../commands/test.js';

const PICTURE = 'docs/images/dashboard-light.png';

test('a picture is cropped by keyboard, shown in the team, and removed', async ({ page, signInAs }) => {
  await signInAs(await given.teamMember(await given.admin(), 'Grace Hopper'));
  await page.goto(SCREENS.profile);
  await page.getByLabel('Picture', { exact: true }).setInputFiles(PICTURE);
  const dialog = page.getByRole('dialog', { name: 'Choose the visible part' });
  const part = dialog.getByRole('group', { name: /^Visible part/ });
  // Not its place in the window: the dialog may still be opening.
  const left = () => part.evaluate((node) => parseFloat(node.style.left));
  const before = await left();
  await part.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(before);
  const uploaded = page.waitForResponse((answer) => answer.url().endsWith(API.ownPicture));
  await dialog.getByRole('button', { name: 'Use Picture' }).click();
  const { avatar } = (await (await uploaded).json()) as User;
  await expect(dialog).toBeHidden();
  const shown = page.getByRole('main').locator(`img[src="${avatar}"]`);
  await expect(shown).toBeVisible();
  await expect(shown).toHaveJSProperty('naturalWidth', 256);

  await page.goto(SCREENS.team);
  await expect(page.getByRole('main').locator(`img[src="${avatar}"]`)).toBeVisible();
  await page.goto(SCREENS.profile);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Your initials are shown instead of a picture.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload picture' })).toBeVisible();
});

test(
  'a file that is not an image is refused with a message',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await signInAs(await given.user());
    await page.goto(SCREENS.profile);
    await page.getByLabel('Picture', { exact: true }).setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not an image'),
    });
    await expect(page.getByRole('alert')).toHaveText(/can't be shown as a picture/);
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);
