import { readFile } from 'node:fs/promises';
import { SCREENS } from '@taskloom/contracts';
import { aBrowserOf } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { tooWide } from '../commands/too-wide.js';

test('an admin disables a person after passing on their project, and enables them again', async ({
  browser,
  page,
  signInAs,
}) => {
  const admin = await given.admin();
  const name = `Grace Owner ${Date.now()}`;
  const grace = await given.teamMember(admin, name);
  const heir = await given.teamMember(admin, 'Hedy Heir');
  const project = await given.project(grace, 'Compiler');
  await given.projectMember(grace, project, heir);
  const hers = await aBrowserOf(browser, grace);
  await hers.page.goto(SCREENS.dashboard);
  await expect(hers.page.getByRole('heading', { level: 1 })).toBeVisible();

  await signInAs(admin);
  await page.goto(SCREENS.dashboard);
  await page.getByRole('link', { name: 'Administration' }).click();
  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/Grace/);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Disable...' }).click();
  const dialog = page.getByRole('dialog', { name: `Transfer what ${name} owns` });
  await dialog.getByRole('combobox', { name: 'New owner of Compiler' }).click();
  await page.getByRole('option', { name: 'Hedy Heir' }).click();
  await dialog.getByRole('button', { name: 'Transfer and disable' }).click();
  await expect(dialog).toBeHidden();
  await expect(hers.page).toHaveURL(/login/);
  await expect(page.getByRole('cell', { name: 'Disabled' })).toBeVisible();

  await hers.page.getByLabel('Email').fill(grace.user.email);
  await hers.page.getByLabel('Password', { exact: true }).fill(grace.password);
  await hers.page.keyboard.press('Enter');
  await expect(hers.page.locator('form').getByText('This account is disabled')).toBeVisible();

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await expect(page.getByRole('cell', { name: 'Active' })).toBeVisible();
  await hers.page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(hers.page).not.toHaveURL(/login/);
  await hers.context.close();
});

test.describe('an account', () => {
  // The page asks whether its session is still good when its socket is closed.
  test.use({ tolerated: /401 \(Unauthorized\)/ });

  test(
    'is deleted by its person after passing on their project',
    { tag: '@long' },
    async ({ browser, page, signInAs }) => {
      const admin = await given.admin();
      const leaver = await given.teamMember(admin, `Rosalind Leaver ${Date.now()}`);
      const keeper = await given.teamMember(admin, `Barbara Keeper ${Date.now()}`);
      const project = await given.project(leaver, 'Crystal lattice');
      await given.projectMember(leaver, project, keeper);
      await signInAs(leaver);
      await page.goto(SCREENS.security);
      await page.getByRole('button', { name: 'Delete account...' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await dialog.getByRole('combobox', { name: 'New owner of Crystal lattice' }).click();
      await page.getByRole('option', { name: keeper.user.name }).click();
      await dialog.getByRole('button', { name: 'Transfer and delete' }).click();
      await expect(page).toHaveURL(/login/);

      const hers = await aBrowserOf(browser, keeper);
      await hers.page.goto(SCREENS.project(project._id));
      await expect(hers.page.getByRole('heading', { level: 1, name: 'Crystal lattice' })).toBeVisible();
      await expect(hers.page.getByText('Rosalind Leaver')).toHaveCount(0);
      await hers.context.close();
    },
  );
});

test(
  'an admin finds the change of a role in the audit log, and exports it',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const name = `Sofya Auditee ${Date.now()}`;
    const admin = await given.admin();
    await given.teamMember(admin, name);
    await signInAs(admin);
    await page.goto(`${SCREENS.people}?q=${encodeURIComponent(name)}`);
    for (const change of ['Make admin', 'Make member']) {
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: change }).click();
      await expect(page.getByRole('menuitem', { name: change })).toBeHidden();
      await expect(
        page.getByRole('cell', { name: change === 'Make admin' ? 'Admin' : 'Member' }),
      ).toBeVisible();
    }

    const tabs = page.getByRole('navigation', { name: 'Administration' });
    await tabs.getByRole('link', { name: 'Sign-up and factors' }).click();
    await expect(page.getByRole('radio', { name: /^Everyone/ })).toBeChecked();
    await tabs.getByRole('link', { name: 'Audit log' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Person' }).fill(name);
    await expect(page.getByRole('option', { name })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?person=/);
    await page.getByRole('combobox', { name: 'Event' }).fill('Role changed');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?kind=role_changed&person=/);
    await page.reload();
    const rows = page.getByRole('row', { name: `Changed the role of ${name}` });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Before: Admin After: Member');
    await expect(rows.last()).toContainText('Before: Member After: Admin');
    await expect(page.getByText('2 events')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^audit-[\d-]{10}\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toMatch(new RegExp(`,role_changed,.*,${name},`));

    await page.goBack();
    await expect(page).toHaveURL(/\?person=[^&]+$/);
    await expect(page.getByRole('row', { name: /Accepted the invitation/ })).toBeVisible();
  },
);

test(
  'an admin invites several people at once, and corrects the address that is not one',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const stamp = Date.now();
    const [first, second] = [`katherine-${stamp}@example.com`, `dorothy-${stamp}@example.com`];
    await signInAs(await given.admin());
    await page.goto(SCREENS.people);
    await page.getByRole('button', { name: 'Invite people' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite people' });
    const field = dialog.getByRole('textbox', { name: 'Email addresses' });
    await expect(field).toBeFocused();
    await field.fill(`Katherine <${first}>, dorothy`);
    await dialog.getByRole('button', { name: 'Invite 2 people' }).click();
    const results = dialog.getByRole('list', { name: 'Results' });
    await expect(results.getByRole('listitem')).toHaveText([/^dorothy.*Not an/, /^katherine.*Invited/]);
    await expect(field).toHaveValue('dorothy');
    await field.fill(second);
    await dialog.getByRole('button', { name: 'Invite 1 person' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('searchbox').fill(String(stamp));
    await expect(page.getByRole('cell', { name: 'Invited' })).toHaveCount(2);
  },
);

test('an admin revokes the API token of a member, whose program stops', async ({ page, signInAs }) => {
  const admin = await given.admin();
  const name = `Lise Tokenholder ${Date.now()}`;
  const lise = await given.teamMember(admin, name);
  const { secret } = await given.apiToken(lise, 'Nightly report');
  const projects = () =>
    page.request.get('/api/projects', { headers: { authorization: `Bearer ${secret}` } });
  expect((await projects()).status()).toBe(200);

  await signInAs(admin);
  await page.goto(SCREENS.people);
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'API tokens' })
    .click();
  await expect(page).toHaveURL(SCREENS.tokens);
  await page.getByRole('button', { name: `Revoke: Nightly report of ${name}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Revoke Nightly report of ${name}?` });
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(`Nightly report of ${name} no longer works.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Revoke: Nightly report of ${name}` })).toHaveCount(0);
  expect((await projects()).status()).toBe(401);
});

test('the API tokens fit at each width', { tag: '@long' }, async ({ page, signInAs }) => {
  const admin = await given.admin();
  await given.apiToken(admin, 'A name of several words that has to be wrapped on a small phone');
  await signInAs(admin);
  await page.goto(SCREENS.tokens);
  await expect(page.getByRole('list', { name: /Tokens of the team/ })).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
});

test('a member has no administration', async ({ page, signInAs }) => {
  const member = await given.teamMember(await given.admin(), 'Mary Shelley');
  await signInAs(member);
  await page.goto(SCREENS.dashboard);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  for (const name of ['Administration', 'Audit log'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.goto(SCREENS.audit);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('the people fit at each width', { tag: '@long' }, async ({ page, signInAs }) => {
  await signInAs(await given.admin());
  await page.goto(SCREENS.people);
  await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
});

test('the audit log fits at each width', { tag: '@long' }, async ({ page, signInAs }) => {
  await signInAs(await given.admin());
  await page.goto(SCREENS.audit);
  await expect(page.getByRole('table', { name: 'Events' })).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
});
