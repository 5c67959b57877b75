import type { Page, Request } from '@playwright/test';
import { API_BASE, SCREENS } from '@taskloom/contracts';
import { twoOnAProject } from '../commands/people.js';
import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';
import { AccountPage } from '../pages/account.page.js';
import { FramePage } from '../pages/frame.page.js';

// A tab whose connection ends with its session verifies the session once more and gets a 401.
test.use({ tolerated: REFUSED_ANSWER });

/** Returns whether the page has sent no call to the API for a second, and has all responses. */
const quietCalls = (page: Page): (() => boolean) => {
  const open = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(`${API_BASE}/`)) open.add(request);
  });
  const close = (request: Request) => {
    if (open.delete(request)) last = Date.now();
  };
  // `requestfinished` doesn't fire for a response whose body is never read.
  page.on('response', (response) => close(response.request()));
  page.on('requestfailed', close);
  return () => open.size === 0 && Date.now() - last > 1_000;
};

test('a protected page redirects to sign-in and back to itself', async ({ page }) => {
  const ada = await given.user();
  const project = await given.project(ada);
  await page.goto(`/projects/${project._id}`);
  await expect(page).toHaveURL(/\/login/);
  await new AccountPage(page).signIn(ada.user.email, ada.password);
  await expect(page).toHaveURL(new RegExp(`/projects/${project._id}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Apollo' })).toBeVisible();
});

test('signing in shows a toast; signing out ends the session on the server too', async ({ page }) => {
  const ada = await given.user();
  await page.goto('/login');
  await new AccountPage(page).signIn(ada.user.email, ada.password);
  await expect(page.getByText('Login successful!')).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await new FramePage(page).signOut();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const answer = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test(
  'a tab whose session was ended elsewhere notices with one request and sends no other',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const ada = await given.user();
    const project = await given.project(ada);
    await signInAs(ada);
    const isQuiet = quietCalls(page);
    await page.goto(`/projects/${project._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Apollo' })).toBeVisible();
    // The start and the first connection still send requests, which would be refused as well.
    await expect.poll(isQuiet).toBe(true);
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 401) refused.push(new URL(answer.url()).pathname);
    });
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${ada.token}` } });
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    // Any other request would be completed by the time the next session starts.
    await new AccountPage(page).signIn(ada.user.email, ada.password);
    await expect(page.getByRole('heading', { level: 1, name: 'Apollo' })).toBeVisible();
    expect(refused).toEqual(['/api/auth/me']);
  },
);

test(
  'a password that confirms a change renews the token in all tabs, which stay as they are',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const { ann, ben, project } = await twoOnAProject();
    await signInAs(ann);
    const board = await context.newPage();
    await board.goto(SCREENS.project(project._id));
    await given.task(ben, project, { title: 'Before the change' });
    await expect(board.getByText('Before the change')).toBeVisible();

    await page.goto(SCREENS.security);
    await page.getByRole('button', { name: 'New token' }).click();
    const dialog = page.getByRole('dialog', { name: 'New API token' });
    await dialog.getByLabel('Name').fill('Nightly report');
    await dialog.getByLabel('Your password').fill(ann.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'I have copied it' })).toBeVisible();

    const kept = () =>
      board.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('auth-storage')]);
    const [token, session] = await kept();
    expect(token).not.toBe(ann.token);
    expect(JSON.parse(session ?? '')).toMatchObject({ token, user: { _id: ann.user._id } });

    const added = await given.task(ben, project, { title: 'After the change' });
    await expect(board.getByText('After the change')).toBeVisible();
    const opened = board.waitForRequest((request) => request.url().includes(added._id));
    await board.getByText('After the change').click();
    expect((await opened).headers()).toMatchObject({ authorization: `Bearer ${token}` });
    await board.reload();
    await expect(board.getByRole('heading', { level: 1, name: 'Gemini' })).toBeVisible();
    expect(await kept()).toEqual([token, session]);
  },
);

test.describe('refused', () => {
  test.use({ tolerated: REFUSED_ANSWER });

  test('a wrong password keeps the input and shows why', async ({ page }) => {
    const ada = await given.user();
    const account = new AccountPage(page);
    await page.goto('/login');
    await account.signIn(ada.user.email, 'wrong horse');
    await expect(page.getByText('Login failed').first()).toBeVisible();
    await expect(account.email).toHaveValue(ada.user.email);
    await expect(page).toHaveURL(/\/login/);
  });
});

test('a signed-in person is redirected from /login and /register', async ({ page, signInAs }) => {
  await signInAs(await given.user());
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});
