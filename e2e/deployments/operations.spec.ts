import type { Page } from '@playwright/test';
import { SCREENS } from '@taskloom/contracts';
import { aBrowserOf, connected } from '../commands/people.js';
import { publishAgain } from '../commands/publish.js';
import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';
import { FramePage } from '../pages/frame.page.js';

test.use({ tolerated: REFUSED_ANSWER });

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title }) })
    .first();

const journal = (page: Page) => page.getByRole('list', { name: 'Journal' });

test('an admin sees the live versions and who changed them, sets a canary, ends it, activates and rolls back', async ({
  page,
  browser,
  signInAs,
}) => {
  const admin = await given.admin();
  // Each attempt has its own words: what an earlier one has done stays in the journal.
  const { retry } = test.info();
  const version = `90.1.${retry}`;
  const [good, slow] = [`Good for 5 % (${retry})`, `Slower than before (${retry})`];
  await publishAgain('search', version);
  await signInAs(admin);
  const isLive = connected(page);
  await page.goto('/');
  await isLive;
  await new FramePage(page).entry('Operations').click();
  await expect(new FramePage(page).heading('Operations')).toBeVisible();
  for (const title of ['Calendar', 'Operations', 'Projects', 'Search', 'Team Members'])
    await expect(cardOf(page, title).getByText('Live', { exact: true }).first()).toBeVisible();
  await expect(journal(page).getByText(`search: Journey (deploy token) published ${version}`)).toBeVisible();

  // A second operator, whose screen updates live.
  const other = await aBrowserOf(browser, admin);
  const otherIsLive = connected(other.page);
  await other.page.goto(SCREENS.operations);
  await otherIsLive;
  await expect(cardOf(other.page, 'Search')).toBeVisible();

  await cardOf(page, 'Search').getByRole('button', { name: 'Activate…' }).click();
  const activate = page.getByRole('dialog', { name: 'Activate another version of search' });
  await activate.getByRole('combobox', { name: 'Version' }).click();
  // While the list is still sliding in, a press that starts on an entry may end beside it.
  const versions = page.locator('.ant-select-dropdown');
  await expect(versions).not.toHaveClass(/ant-slide-up/);
  await versions.locator('.ant-select-item-option').filter({ hasText: version }).click();
  const slider = activate.getByRole('slider', { name: 'Who gets it' });
  await slider.focus();
  await page.keyboard.press('Home');
  for (let percent = 1; percent < 5; percent++) await page.keyboard.press('ArrowRight');
  await expect(activate.getByText(`search ${version} runs for 5 % of people`)).toBeVisible();
  await activate.getByRole('button', { name: 'Activate' }).click();
  for (const screen of [page, other.page])
    await expect(cardOf(screen, 'Search').getByText('Canary 5 %').first()).toBeVisible();

  await cardOf(page, 'Search').getByRole('button', { name: 'Activate for everyone…' }).click();
  const promote = page.getByRole('dialog', { name: 'Activate another version of search' });
  await promote.getByLabel('Reason').fill(good);
  await promote.getByRole('button', { name: 'Activate' }).click();
  await expect(
    promote.getByText(`Fewer than 5 people have loaded the canary of search ${version}`),
  ).toBeVisible();
  await promote.getByRole('button', { name: 'Activate anyway' }).click();
  await expect(
    journal(other.page).getByText('Skipped: the number of people a canary needs').first(),
  ).toBeVisible();
  await expect(journal(other.page).getByText(good)).toBeVisible();
  await expect(cardOf(page, 'Search').getByText('Canary 5 %')).toHaveCount(0);

  await cardOf(page, 'Search').getByRole('button', { name: 'Roll back…' }).click();
  const back = page.getByRole('dialog', { name: 'Roll search back' });
  await back.getByRole('button', { name: 'Roll back' }).click();
  await expect(back.getByText('Please enter a reason')).toBeVisible();
  await back.getByLabel('Reason').fill(slow);
  await back.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('search was rolled back')).toBeVisible();
  await expect(journal(other.page).getByText(`rolled back from ${version}`)).toBeVisible();
  await other.context.close();
});

test.describe('an operator with an outdated screen', () => {
  test(
    'is warned about the change, sees what is live now, and keeps the input',
    { tag: '@long' },
    async ({ page, signInAs }) => {
      const admin = await given.admin();
      await signInAs(admin);
      await page.goto(SCREENS.operations);
      await cardOf(page, 'Calendar').getByRole('button', { name: 'More actions for calendar' }).click();
      await page.getByRole('menuitem', { name: 'Lock…' }).click();
      const lock = page.getByRole('dialog', { name: 'Lock calendar' });
      await lock.getByLabel('Reason').fill('Trade fair');
      try {
        await given.locked(admin, 'calendar', true);
        await given.locked(admin, 'calendar', false);
        await lock.getByRole('button', { name: 'Lock' }).click();
        await expect(lock.getByRole('alert')).toContainText(
          'Someone else changed which version of calendar is live',
        );
        await expect(lock.getByLabel('Reason')).toHaveValue('Trade fair');
        await lock.getByRole('button', { name: 'Lock' }).click();
        await expect(cardOf(page, 'Calendar').getByText('Trade fair')).toBeVisible();
      } finally {
        await given.locked(admin, 'calendar', false);
      }
      await expect(cardOf(page, 'Calendar').getByRole('button', { name: 'Activate…' })).toBeVisible();
    },
  );
});

test(
  'a member has no entry for operations, and its address shows the 404 screen',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const admin = await given.admin();
    await signInAs(await given.teamMember(admin, 'Mia Member'));
    await page.goto('/');
    const frame = new FramePage(page);
    await expect(frame.entry('Search')).toBeVisible();
    await expect(frame.entry('Operations')).toHaveCount(0);
    await page.goto(SCREENS.operations);
    await expect(frame.heading('Page Not Found')).toBeVisible();
  },
);
