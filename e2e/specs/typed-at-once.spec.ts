import type { Page } from '@playwright/test';
import type { TestUser } from '../commands/api.js';
import { expect, given, test } from '../commands/test.js';
import { scaled } from '../installation/limits.js';
import { BoardPage } from '../pages/board.page.js';

/** A board whose parts are loaded only when they are opened, and not before `arrive` is called. */
const aBoardOf = async (page: Page, signInAs: (person: TestUser) => Promise<void>) => {
  const ada = await given.user();
  const project = await given.project(ada);
  await given.task(ada, project, { title: 'Rotate secrets' });
  await signInAs(ada);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(`/projects/${project._id}`);
  const card = new BoardPage(page).card('To Do', 'Rotate secrets');
  await expect(card).toBeVisible();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked: string[] = [];
  await page.route(/\/(assets|r)\/.*\.js$/, async (route) => {
    asked.push(route.request().url());
    await arrived;
    await route.continue();
  });
  return { card, arrive, asked, path: new URL(page.url()).pathname };
};

const WORDS = 'Alpha beta gamma';

for (const [what, key, name] of [
  ['`c`', 'c', 'New task'],
  ['Ctrl K', 'Control+k', 'Command palette'],
] as const)
  test(`after ${what}, every key that is typed at once arrives in the palette, and none is a shortcut`, async ({
    page,
    signInAs,
  }) => {
    const { card, arrive, asked, path } = await aBoardOf(page, signInAs);
    // `g`, `a`, `b` and `p` are shortcuts, of the shell and of the card under the pointer.
    await card.hover();
    await page.keyboard.press(key);
    await page.keyboard.type(WORDS);
    expect(asked).not.toEqual([]);
    arrive();
    const palette = page.getByRole('dialog', { name });
    await expect(palette.getByRole('combobox')).toHaveValue(WORDS);
    await page.keyboard.type('!');
    await expect(palette.getByRole('combobox')).toHaveValue(`${WORDS}!`);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(path);
  });

test(
  'after `/`, every key that is typed at once arrives in the search',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { arrive, asked } = await aBoardOf(page, signInAs);
    await page.keyboard.press('/');
    await page.keyboard.type(WORDS);
    expect(asked).not.toEqual([]);
    arrive();
    await expect(page.getByRole('searchbox')).toHaveValue(WORDS);
  },
);

test(
  'Escape while the palette loads cancels it, and keys are shortcuts again',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const { card, arrive } = await aBoardOf(page, signInAs);
    await card.hover();
    await page.keyboard.press('c');
    await page.keyboard.type('Alpha');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    arrive();
    const labels = page.getByRole('dialog', { name: 'Labels' });
    await expect(labels.getByRole('textbox')).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  },
);

test.describe('when the palette cannot be loaded', () => {
  test.use({ tolerated: /Failed to load resource|net::ERR_|ChunkLoadError|Loading chunk/ });

  test('keys are shortcuts again', { tag: '@long' }, async ({ page, signInAs }) => {
    const { card } = await aBoardOf(page, signInAs);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await card.hover();
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('c');
    await failed;
    await page.unrouteAll();
    const labels = page.getByRole('dialog', { name: 'Labels' });
    await expect(async () => {
      await page.keyboard.press('l');
      await expect(labels.getByRole('textbox')).toBeFocused({ timeout: scaled(1_000) });
    }).toPass();
  });
});
