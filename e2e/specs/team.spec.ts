import { SCREENS } from '@taskloom/contracts';
import { aBrowserOf, twoOnAProject } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { axe, axeInTheDark, overflow } from '../commands/walk.js';

test('an admin sees what people work on, and copies the link of an invitation, which opens the registration', async ({
  page,
  browser,
  signInAs,
}) => {
  const admin = await given.admin();
  const { ann, project } = await twoOnAProject();
  await given.task(ann, project, {
    title: 'Dock the ship',
    assignees: [{ user: ann.user._id, role: 'primary' }],
  });
  const email = await given.invitation(admin);
  await signInAs(admin);
  await page.goto(SCREENS.team);
  const row = page.getByRole('row').filter({ hasText: ann.user.email });
  // The admin is no member of the project. The time is exact to about a minute.
  await expect(row.getByRole('cell')).toContainText(['Member', '0', '0', /now|minute/, '']);

  await page.getByRole('button', { name: `Copy link of the invitation for ${email}` }).click();
  const link = page.getByRole('dialog').getByLabel('Link');
  await expect(link).toHaveValue(/\/register\?invite=/);
  const address = await link.inputValue();
  const guest = await browser.newPage();
  await guest.goto(address);
  await expect(guest.getByLabel('Email')).toBeVisible();
  await guest.close();

  const mate = await aBrowserOf(browser, ann);
  await mate.page.goto(SCREENS.team);
  const own = mate.page.getByRole('row').filter({ hasText: ann.user.email });
  await expect(own.getByRole('cell')).toContainText(['Member', '1', '1']);
  await expect(mate.page.getByRole('columnheader', { name: 'Last seen' })).toHaveCount(0);
  await mate.context.close();
});

test('the team fits a phone and passes axe in both themes', { tag: '@long' }, async ({ page, signInAs }) => {
  const admin = await given.admin();
  await twoOnAProject();
  await given.invitation(admin);
  await signInAs(admin);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(SCREENS.team);
  await expect(page.getByRole('button', { name: /^Copy link/ }).first()).toBeVisible();
  await expect.poll(() => overflow(page, false)).toEqual([]);
  expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);
});
