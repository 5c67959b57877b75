import type { Page } from '@playwright/test';
import { addDays, API, localDay, SCREENS } from '@taskloom/contracts';
import { twoOnAProject } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { tooWide } from '../commands/too-wide.js';
import { axe, axeInTheDark, steady, watchShifts } from '../commands/walk.js';

/** The 10th of the next month: it has other days around it on every date. */
const TENTH = `${addDays(`${localDay().slice(0, 7)}-28`, 6).slice(0, 7)}-10`;
const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);

const cell = (page: Page, day: string) => page.locator(`[role="gridcell"][data-day="${day}"]`);
const next = (page: Page) => page.getByRole('region', { name: 'Next deadlines' });
const height = async (page: Page, day: string) => (await cell(page, day).boundingBox())?.height ?? NaN;

/** Three entries on the day after the 10th, five on the one after that, a long name in the next week, and nothing else. */
const aMonth = async () => {
  const { ann, ben, project } = await twoOnAProject();
  const launch = await given.project(ann, 'Launch of the ship', { deadline: addDays(TENTH, 1) });
  const assignees = [{ user: ann.user._id, role: 'primary' as const }];
  const due = (title: string, deadline: string | null) =>
    given.task(ann, project, { title, deadline, assignees });
  const dock = await due('Dock the ship', addDays(TENTH, 1));
  await due('Paint the ship', addDays(TENTH, 1));
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await due(title, addDays(TENTH, 2));
  await due(LONG, addDays(TENTH, 7));
  await due('Some idea', null);
  return { ann, ben, project, launch, dock };
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('days have a mark for each entry or a number, and an agenda follows the selected day', async ({
    page,
    signInAs,
  }) => {
    const { ann, project, launch } = await aMonth();
    await signInAs(ann);
    await page.goto(`${SCREENS.calendar}?day=${TENTH}`);
    const marked = cell(page, addDays(TENTH, 1));
    await expect(marked.locator('[data-hue]:visible')).toHaveCount(3);
    await expect(marked).toHaveAccessibleName(/Launch of the ship.*2 tasks: Dock the ship; Paint the ship$/);
    await expect(marked.getByText('Launch of the ship')).toBeHidden();
    await expect(cell(page, addDays(TENTH, 2)).locator('[data-count="5"]')).toBeVisible();
    await expect(cell(page, addDays(TENTH, 2)).locator('[data-hue]:visible')).toHaveCount(0);
    await expect(cell(page, TENTH).locator('[data-hue]:visible')).toHaveCount(0);
    for (const day of [TENTH, addDays(TENTH, 2)]) {
      const box = await cell(page, day).boundingBox();
      expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([47, 44]);
    }

    await expect(next(page).getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(next(page).getByRole('listitem')).toHaveCount(6);
    await next(page).getByRole('button', { name: 'Show more' }).tap();
    await expect(next(page).getByRole('link', { name: LONG })).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
    expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);

    // Below the month, the agenda has what no day has room for, also when the selected day has entries of its own.
    await cell(page, addDays(TENTH, 2)).tap();
    await expect(next(page).getByRole('link')).toHaveText([LONG, project.title]);
    await cell(page, TENTH).tap();
    await next(page).getByRole('link', { name: launch.title }).tap();
    await expect(page).toHaveURL(new RegExp(SCREENS.project(launch._id)));
    await page.goBack();
    await next(page).getByRole('link', { name: 'Dock the ship' }).tap();
    await expect(page).toHaveURL(new RegExp(SCREENS.project(project._id)));
  });

  test('a month of marks and its agenda fit in German', { tag: '@long' }, async ({ page, signInAs }) => {
    const { ann, project } = await aMonth();
    const assignees = [{ user: ann.user._id, role: 'primary' as const }];
    const deadline = addDays(localDay(), 1);
    await given.task(ann, project, { title: 'Anker lichten', deadline, assignees });
    await signInAs(ann);
    await page.addInitScript(() => localStorage.setItem('taskloom:language', 'de'));
    await page.goto(SCREENS.calendar);
    const agenda = page.getByRole('region', { name: 'Nächste Fristen' });
    await expect(agenda.getByRole('heading', { level: 3, name: /^Morgen/ })).toBeVisible();
    await expect(agenda.getByText('Projektfrist')).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
  });
});

test('a week is as high as its entries need, and nothing moves while they load or a day is selected', async ({
  page,
  signInAs,
}) => {
  const { ann, project } = await aMonth();
  const assignees = [{ user: ann.user._id, role: 'primary' as const }];
  for (const day of [-9, -3, 7, 14])
    for (const title of ['Scrub', 'Rig', 'Load', 'Sail'])
      await given.task(ann, project, { title, deadline: addDays(TENTH, day), assignees });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(
    (url) => url.pathname === `/api${API.calendar}`,
    async (route) => {
      await asked;
      await route.continue();
    },
  );
  await watchShifts(page);
  await signInAs(ann);
  await page.goto(`${SCREENS.calendar}?day=${TENTH}`);
  await expect(page.getByText('No project deadlines for this date')).toBeVisible();
  await expect(page.locator('[role="grid"][data-loading]')).toBeVisible();
  answer();
  await expect(cell(page, addDays(TENTH, 1)).getByText('Dock the ship')).toBeVisible();
  await expect(next(page)).toBeVisible();
  expect(await steady(page, true)).toEqual([]);

  const busy = await height(page, addDays(TENTH, 1));
  const quiet = await height(page, addDays(TENTH, 21));
  expect(quiet).toBeGreaterThan(60);
  expect(quiet).toBeLessThan(90);
  expect(busy).toBeGreaterThan(quiet + 30);

  const last = page.getByRole('gridcell').last();
  const before = await last.boundingBox();
  await cell(page, addDays(TENTH, 1)).click({ position: { x: 60, y: 12 } });
  await expect(
    page.getByRole('region', { name: /^Deadlines for/ }).getByText('Status: Active'),
  ).toBeVisible();
  expect(await last.boundingBox()).toEqual(before);
});

test('the panel of an empty day shows what is due next', async ({ page, signInAs }) => {
  const { ann, ben, dock } = await aMonth();
  await signInAs(ann);
  await page.goto(`${SCREENS.calendar}?day=${TENTH}`);
  await expect(page.getByText('No project deadlines for this date')).toBeVisible();
  await expect(next(page).getByRole('listitem')).toHaveCount(6);
  expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);
  await given.change(ben, dock, { title: 'Dock both ships' });
  await expect(next(page).getByRole('link', { name: 'Dock both ships' })).toBeVisible();

  // The panel of a day with entries is about that day.
  await cell(page, addDays(TENTH, 1)).click({ position: { x: 60, y: 12 } });
  await expect(page.getByText('Status: Active')).toBeVisible();
  await expect(next(page)).toBeHidden();

  await cell(page, TENTH).click();
  await next(page).getByRole('link', { name: 'Dock both ships' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(SCREENS.taskPanel(dock.project, dock._id)));
});
