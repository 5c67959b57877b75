import type { Page } from '@playwright/test';
import { SCREENS } from '@taskloom/contracts';
import { twoOnAProject } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { tooWide } from '../commands/too-wide.js';
import { axe, axeInTheDark } from '../commands/walk.js';
import { FramePage } from '../pages/frame.page.js';
import { openTask } from '../pages/task.page.js';

const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search projects and tasks...' });
const hit = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const lastSearches = (page: Page) => page.getByRole('region', { name: 'Last searches' });
const found = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });

/** A project and tasks that a search for 'comet' finds, one of them with everything that a card can show. */
const sky = async () => {
  const { ann, ben, project } = await twoOnAProject();
  const comet = await given.project(ann, 'Comet', { description: 'Where the comet goes.' });
  const assignees = [{ user: ann.user._id, role: 'primary' as const }];
  await given.task(ann, project, {
    title: 'Follow the comet',
    description: 'Every night, with both telescopes.',
    deadline: '2040-11-17',
    priority: 'high',
    assignees,
  });
  await given.task(ann, project, { title: 'Name the comet' });
  return { ann, ben, project, comet };
};

test('arrow keys reach every result, Enter opens one, and Back returns to it', async ({ page, signInAs }) => {
  const { ann, project } = await sky();
  await signInAs(ann);
  await page.goto(SCREENS.search);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('comet');
  // The list is not here yet: the key waits for it.
  await page.keyboard.press('ArrowDown');
  await expect(hit(page, 'Comet')).toBeFocused();
  await page.keyboard.press('End');
  const last = page.getByRole('main').getByRole('listitem').last().getByRole('link');
  await expect(last).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();

  await hit(page, 'Name the comet').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(SCREENS.project(project._id)));
  await expect(openTask(page)).toBeFocused();
  await page.goBack();
  await expect(hit(page, 'Name the comet')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('comet');

  await box(page).fill('');
  await expect(lastSearches(page).getByRole('listitem')).toHaveText(['comet']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(found(page, /^Tasks \(2\)/)).toBeVisible();
  await expect(box(page)).toBeFocused();
});

test(
  'the last searches belong to the person, can be removed, and a sign-out forgets them',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { ann } = await sky();
    await signInAs(ann);
    await page.goto(SCREENS.search);
    for (const term of ['one', 'two', 'three']) {
      await box(page).fill(term);
      await page.keyboard.press('Enter');
    }
    await box(page).fill('');
    await expect(lastSearches(page).getByRole('listitem')).toHaveText(['three', 'two', 'one']);
    await page.getByRole('button', { name: 'Remove “two” from the last searches' }).click();
    await expect(lastSearches(page).getByRole('listitem')).toHaveText(['three', 'one']);
    await expect(lastSearches(page).getByRole('button', { name: 'one', exact: true })).toBeFocused();
    await page.reload();
    await expect(lastSearches(page).getByRole('listitem')).toHaveText(['three', 'one']);
    expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);

    await new FramePage(page).signOut();
    await expect(page).toHaveURL(/\/login/);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':search:'))),
    ).toEqual([]);
  },
);

test(
  'Back loads the rest of a long list for a result that was further down',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { ann, project } = await sky();
    for (let at = 1; at <= 30; at += 1) await given.task(ann, project, { title: `Meteor ${at}` });
    await signInAs(ann);
    await page.goto(`${SCREENS.search}?q=meteor`);
    await expect(found(page, /^Tasks \(30\)/)).toBeVisible();
    await box(page).press('ArrowDown');
    await page.keyboard.press('End');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(30);
    await page.keyboard.press('End');
    const last = page.getByRole('main').getByRole('listitem').last().getByRole('link');
    await expect(last).toBeFocused();
    const title = (await last.textContent()) ?? '';
    const at = await page.evaluate(() => window.scrollY);
    expect(at).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect(openTask(page)).toBeFocused();
    await page.goBack();
    await expect(hit(page, title)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(at);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test(
    'cards and last searches fit and are large enough to tap',
    { tag: '@long' },
    async ({ page, signInAs }) => {
      const { ann, project } = await sky();
      await given.task(ann, project, { title: `${LONG} comet`, description: LONG });
      await given.project(ann, `Comet ${LONG}`, { description: LONG });
      await signInAs(ann);
      await page.goto(SCREENS.search);
      await box(page).fill('comet');
      await page.keyboard.press('Enter');
      await expect(found(page, /^Tasks \(3\)/)).toBeVisible();
      for (const card of await page.getByRole('main').getByRole('listitem').all())
        expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await tooWide(page)).toEqual([]);
      expect([...(await axe(page, false)), ...(await axeInTheDark(page, false))]).toEqual([]);
      await box(page).fill('');
      const entry = lastSearches(page).getByRole('button', { name: 'comet', exact: true });
      expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await tooWide(page)).toEqual([]);
      await entry.tap();
      await expect(found(page, /^Tasks \(3\)/)).toBeVisible();
    },
  );
});
