import type { Page } from '@playwright/test';
import { API, API_BASE } from '@taskloom/contracts';
import { expect, given, test } from '../commands/test.js';
import { overflow } from '../commands/walk.js';
import { scaled } from '../installation/limits.js';
import { AccountPage } from '../pages/account.page.js';
import { BoardPage } from '../pages/board.page.js';
import { FramePage } from '../pages/frame.page.js';

// The pauses between attempts to reach the server grow.
test.slow();

// The browser's own messages while requests fail.
test.use({ tolerated: /Failed to load resource|WebSocket connection to .* failed/ });

const DAY_MS = 86_400_000;
const banner = (page: Page) => page.locator('header').getByRole('status');
const address = ({ _id }: { _id: string }) => `/projects/${_id}`;

/** A person's data in the browser: the keys of both storages and the queued changes. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    const databases = known.map(({ name = '' }) => name);
    const unsent = await new Promise<number>((resolve, reject) => {
      if (!databases.includes('taskloom-outbox')) return resolve(0);
      const opening = indexedDB.open('taskloom-outbox');
      opening.onerror = () => reject(new Error('the database cannot be opened'));
      opening.onsuccess = () => {
        const database = opening.result;
        const counting = database.transaction('writes').objectStore('writes').count();
        counting.onsuccess = () => {
          database.close();
          resolve(counting.result);
        };
      };
    });
    return { keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)], unsent };
  });

/** Simulates an unused browser: makes the queued changes this many days old. */
const makeOlder = (page: Page, ms: number) =>
  page.evaluate(
    (age) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('taskloom-outbox');
        opening.onsuccess = () => {
          const change = opening.result.transaction('writes', 'readwrite');
          const writes = change.objectStore('writes');
          const reading = writes.getAll();
          reading.onsuccess = () =>
            (reading.result as { at: number }[]).forEach((write) =>
              writes.put({ ...write, at: write.at - age }),
            );
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    ms,
  );

const stopWrites = (page: Page) =>
  page
    .context()
    .route(`**${API_BASE}/projects/**`, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort('internetdisconnected'),
    );

test('signing out leaves nothing in the browser, and the next person sees nothing', async ({ page }) => {
  const [ada, ben] = [await given.user('Ada Lovelace'), await given.user('Ben Baker')];
  const project = await given.project(ada);
  const account = new AccountPage(page);
  await page.goto('/login');
  await account.signIn(ada.user.email, ada.password);
  await expect(page).toHaveURL(/\/$/);
  await page.goto(address(project));
  await expect(page.getByRole('heading', { level: 1, name: 'Apollo' })).toBeVisible();
  await stopWrites(page);
  const quick = new BoardPage(page).column('To Do').getByRole('textbox');
  await quick.fill('Never sent');
  await quick.press('Enter');
  await expect.poll(async () => (await kept(page)).unsent).toBe(1);
  await page.goto('/settings');
  await page.getByText('Dark', { exact: true }).click();
  await page.getByRole('switch', { name: 'Live notices' }).click();
  await page.evaluate(() => localStorage.setItem('taskloom:hasty:draft', 'written past the library'));
  expect((await kept(page)).keys.join()).toContain(ada.user._id);

  await new FramePage(page).signOut();
  await page.getByRole('button', { name: 'Discard and log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => kept(page)).toEqual({ keys: ['taskloom:product'], unsent: 0 });
  await expect(page.locator('html[data-theme=light]')).toBeAttached();

  await account.signIn(ben.user.email, ben.password);
  await expect(page.getByText('Projects you open appear here.')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: 'Live notices' })).toBeChecked();
});

test(
  'a reload while the server is unreachable keeps the session, shows a banner, and recovers automatically',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const ada = await given.user();
    const project = await given.project(ada);
    await signInAs(ada);
    await page.goto(address(project));
    await expect(page.getByRole('heading', { level: 1, name: 'Apollo' })).toBeVisible();
    await page.route(`**${API_BASE}/**`, (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await expect(banner(page)).toContainText('The server cannot be reached. You stay signed in.');
    await expect(page.getByRole('link', { name: 'Apollo' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(address(project)));
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(ada.token);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflow(page, false)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.unroute(`**${API_BASE}/**`);
    await expect(page.getByRole('heading', { level: 1, name: 'Apollo' })).toBeVisible({
      timeout: scaled(40_000),
    });
    await expect(banner(page)).toBeHidden({ timeout: scaled(20_000) });
  },
);

test(
  'a token that is refused once the server is back ends the session',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const ada = await given.user();
    await signInAs(ada);
    await page.goto('/');
    await page.route(`**${API_BASE}/**`, (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await expect(banner(page)).toContainText('The server cannot be reached.');
    await page.request.post(`${API_BASE}${API.logout}`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    await page.unroute(`**${API_BASE}/**`);
    await expect(page).toHaveURL(/\/login/, { timeout: scaled(40_000) });
  },
);

for (const language of ['en', 'de'] as const) {
  test(
    `a change of three days ago requires a decision and is sent once (${language})`,
    { tag: '@long' },
    async ({ page, signInAs }) => {
      const words =
        language === 'en'
          ? {
              since: /1 change has been waiting to be sent since \w+day\./,
              review: 'Review',
              send: /^Send: /,
            }
          : { since: /1 Änderung wartet seit \w+ auf das Senden\./, review: 'Ansehen', send: /^Senden: / };
      const ada = await given.user();
      const project = await given.project(ada);
      await given.task(ada, project, { title: 'Dock the ship', status: 'todo' });
      await signInAs(ada);
      await page.goto(address(project));
      const quick = new BoardPage(page).column('To Do').getByRole('textbox');
      await stopWrites(page);
      await quick.fill('Three days old');
      await quick.press('Enter');
      await expect.poll(async () => (await kept(page)).unsent).toBe(1);
      // A page of the same origin without the product's code.
      await page.goto('/remotes.json');
      await makeOlder(page, 3 * DAY_MS);
      await page.evaluate((chosen) => localStorage.setItem('taskloom:language', chosen), language);
      await page.unroute(`**${API_BASE}/projects/**`);
      await page.context().unroute(`**${API_BASE}/projects/**`);
      await page.goto(address(project));
      await expect(banner(page)).toContainText(words.since);
      const titles = async () => {
        const answer = await page.request.get(`${API_BASE}${API.tasks(project._id)}`, {
          headers: { authorization: `Bearer ${ada.token}` },
        });
        return ((await answer.json()) as { title: string }[]).map(({ title }) => title).toSorted();
      };
      expect(await titles()).toEqual(['Dock the ship']);

      await page.setViewportSize({ width: 360, height: 800 });
      await page.getByRole('button', { name: words.review }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/Three days old/).first()).toBeVisible();
      await expect.poll(() => overflow(page, false)).toEqual([]);
      // Drawn by the product's theme, which antd's own look would not follow.
      const background = () =>
        page.locator('.ant-modal-container').evaluate((box) => getComputedStyle(box).backgroundColor);
      const light = await background();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(background).not.toBe(light);
      await dialog.getByRole('button', { name: words.send }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect.poll(titles).toEqual(['Dock the ship', 'Three days old']);
      await expect(banner(page)).toBeHidden();
    },
  );
}
