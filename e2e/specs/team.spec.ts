import { localDay, SCREENS } from '@taskloom/contracts';
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

test('the page of a person shows what one may see of them, follows changes by others, and leads back to the list', async ({
  page,
  browser,
  signInAs,
}) => {
  const { ann, ben, project } = await twoOnAProject();
  const assignees = [{ user: ben.user._id, role: 'primary' as const }];
  const own = await given.project(ben, 'Secret plan');
  await given.task(ben, own, { title: 'Hide the map', assignees });
  const task = await given.task(ann, project, { title: 'Dock the ship', assignees });
  await signInAs(ann);
  const search = `${SCREENS.team}?search=${ben.user.email.split('@')[0]}`;
  await page.goto(search);
  await page.getByRole('link', { name: 'Ben Baker' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Baker' })).toBeFocused();
  const projects = page.getByRole('region', { name: 'Projects in common' });
  const tasks = page.getByRole('region', { name: 'Open tasks' });
  await expect(projects.getByRole('listitem')).toHaveText(['GeminiMember']);
  await expect(tasks.getByRole('listitem')).toHaveText([/^Dock the ship/]);

  const mate = await aBrowserOf(browser, ben);
  await mate.page.goto(SCREENS.task(project._id, task._id));
  await mate.page.getByRole('textbox', { name: 'Title' }).fill('Dock the small ship');
  await mate.page.keyboard.press('Tab');
  await expect(tasks.getByRole('link', { name: 'Dock the small ship' })).toBeVisible();
  await mate.context.close();

  await tasks.getByRole('link').click();
  await expect(page).toHaveURL(SCREENS.taskPanel(project._id, task._id));
  await page.goBack();
  await expect(tasks.getByRole('link', { name: 'Dock the small ship' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Team Members' }).click();
  await expect(page).toHaveURL(search);
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

test(
  'the page of a person fits a phone and passes axe in both themes',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { ann, ben, project } = await twoOnAProject();
    const assignees = [{ user: ben.user._id, role: 'primary' as const }];
    await given.task(ann, project, {
      title: 'Dock the ship',
      deadline: localDay(),
      priority: 'high',
      assignees,
    });
    await given.task(ann, project, { title: 'w'.repeat(200), assignees });
    await signInAs(ann);
    await page.setViewportSize({ width: 360, height: 740 });
    // Deadlines in the past are refused, so the page is two days ahead.
    await page.clock.setSystemTime(Date.now() + 2 * 86_400_000);
    await page.goto(SCREENS.teamMember(ben.user._id));
    await expect(page.getByRole('link', { name: 'Dock the ship' })).toBeVisible();
    await expect.poll(() => overflow(page, false)).toEqual([]);
    expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);
  },
);
