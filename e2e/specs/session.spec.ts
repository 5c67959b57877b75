import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';
import { AccountPage } from '../pages/account.page.js';
import { FramePage } from '../pages/frame.page.js';

// A tab whose connection ends with its session verifies the session once more and gets a 401.
test.use({ tolerated: REFUSED_ANSWER });

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

test('a tab whose session was ended elsewhere notices with one request and sends no other', async ({
  page,
  signInAs,
}) => {
  const ada = await given.user();
  const project = await given.project(ada);
  await signInAs(ada);
  await page.goto(`/projects/${project._id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Apollo' })).toBeVisible();
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(new URL(answer.url()).pathname);
  });
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${ada.token}` } });
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  // Any other request would be answered by the time that the next session starts.
  await new AccountPage(page).signIn(ada.user.email, ada.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Apollo' })).toBeVisible();
  expect(refused).toEqual(['/api/auth/me']);
});

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
