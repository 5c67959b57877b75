import type { Page } from '@playwright/test';
import { API, SCREENS } from '@taskloom/contracts';
import { refuseWrites } from '../commands/answers.js';
import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';
import { FramePage } from '../pages/frame.page.js';

const TITLES = ['Fleet', 'Engine', 'Cards', 'Apollo'];

const aPerson = async () => {
  const person = await given.user('Nora Fields');
  const projects = [];
  for (const title of TITLES) projects.push(await given.project(person, title));
  const [fleet] = projects;
  if (!fleet) throw new Error('No project');
  return { person, fleet };
};

const order = (page: Page) => page.getByRole('article').getByRole('heading');
const add = (page: Page, title: string) => page.getByRole('button', { name: `Add to favorites: ${title}` });
const remove = (page: Page, title: string) =>
  page.getByRole('button', { name: `Remove from favorites: ${title}` });
const favourites = (page: Page) => page.getByRole('navigation').getByRole('list', { name: 'Favorites' });
const saved = (page: Page, method: string) =>
  page.waitForResponse(
    (response) => response.request().method() === method && response.url().endsWith('/favourite'),
  );

test('a star puts a project first in the list and into the navigation, in every tab and after a reload', async ({
  page,
  context,
  signInAs,
}) => {
  const { person } = await aPerson();
  await signInAs(person);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(SCREENS.dashboard);
    await expect(order(tab)).toHaveText(['Apollo', 'Cards', 'Engine', 'Fleet']);
    await expect(favourites(tab)).toHaveCount(0);
  }

  await add(page, 'Fleet').click();
  await expect(remove(page, 'Fleet')).toBeFocused();
  for (const tab of [page, other]) {
    await expect(order(tab)).toHaveText(['Fleet', 'Apollo', 'Cards', 'Engine']);
    await expect(favourites(tab).getByRole('link')).toHaveText(['Fleet']);
  }
  await add(other, 'Cards').click();
  for (const tab of [page, other]) {
    await expect(order(tab)).toHaveText(['Cards', 'Fleet', 'Apollo', 'Engine']);
    await expect(favourites(tab).getByRole('link')).toHaveText(['Cards', 'Fleet']);
  }

  await page.reload();
  await expect(favourites(page).getByRole('link')).toHaveText(['Cards', 'Fleet']);
  await expect(order(page)).toHaveText(['Cards', 'Fleet', 'Apollo', 'Engine']);
  await favourites(page).getByRole('link', { name: 'Fleet' }).click();
  await expect(new FramePage(page).heading('Fleet')).toBeVisible();
  await page.goBack();

  const taken = saved(page, 'DELETE');
  await remove(page, 'Fleet').focus();
  await page.keyboard.press('Enter');
  await expect(add(page, 'Fleet')).toBeFocused();
  await taken;
  await remove(page, 'Cards').click();
  for (const tab of [page, other]) {
    await expect(order(tab)).toHaveText(['Apollo', 'Cards', 'Engine', 'Fleet']);
    await expect(favourites(tab)).toHaveCount(0);
  }
});

test('the navigation follows a project that is renamed or deleted', async ({ page, signInAs }) => {
  const { person, fleet } = await aPerson();
  await given.favourite(person, fleet);
  await signInAs(person);
  await page.goto(SCREENS.dashboard);
  await expect(favourites(page).getByRole('link')).toHaveText(['Fleet']);
  await new FramePage(page).entry('Calendar').click();
  await given.projectChanged(person, fleet, { title: 'Zeppelins' });
  await expect(favourites(page).getByRole('link')).toHaveText(['Zeppelins']);
  await given.projectDeleted(person, fleet);
  await expect(favourites(page)).toHaveCount(0);
});

test.describe('a star that the server refuses', () => {
  test.use({ tolerated: REFUSED_ANSWER });

  test('is put back with a message', async ({ page, signInAs }) => {
    const { person, fleet } = await aPerson();
    await signInAs(person);
    await page.goto(SCREENS.dashboard);
    await refuseWrites(page, API.favouriteProject(fleet._id));
    await add(page, 'Fleet').click();
    await expect(page.getByText('Failed to update favorites')).toBeVisible();
    await expect(add(page, 'Fleet')).toBeVisible();
    await expect(order(page)).toHaveText(['Apollo', 'Cards', 'Engine', 'Fleet']);
    await expect(favourites(page)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('star and menu are 44 px wide each without overlapping, and the drawer lists the favourites', async ({
    page,
    signInAs,
  }) => {
    const { person } = await aPerson();
    await signInAs(person);
    await page.goto(SCREENS.dashboard);
    const star = add(page, 'Fleet');
    const menu = page.getByRole('button', { name: 'Actions for Fleet' });
    await star.scrollIntoViewIfNeeded();
    const [left, right] = [await star.boundingBox(), await menu.boundingBox()];
    if (!left || !right) throw new Error('No star or no menu');
    const middle = (box: typeof left) => box.x + box.width / 2;
    expect(middle(right) - middle(left)).toBeGreaterThanOrEqual(44);
    // 20 px from its middle is inside the star, which is 28 px wide.
    await page.touchscreen.tap(middle(left) + 20, left.y + left.height / 2 + 20);
    await expect(remove(page, 'Fleet')).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(
      page.getByRole('dialog', { name: 'Main' }).getByRole('list', { name: 'Favorites' }),
    ).toHaveText('Fleet');
  });
});
