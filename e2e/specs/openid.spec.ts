import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { API, API_BASE, SCREENS } from '@taskloom/contracts';
import { urlForApi } from '../../tools/run/prepare/api.mjs';
import { freePort } from '../../tools/run/prepare/free-port.mjs';
import { expect, REFUSED_ANSWER, test } from '../commands/test.js';

import { startProvider } from '../installation/openid-provider.js';
import { START_MS, startServer } from '../installation/server.js';

let url = '';
let stop = async (): Promise<void> => undefined;

/** A process of its own, because all other specs share a sign-in page without providers. */
test.beforeAll(async () => {
  // Longer than the limit of the start, which has its own message.
  test.setTimeout(START_MS + 30_000);
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-openid-'));
  const port = await freePort();
  const provider = await startProvider(`http://127.0.0.1:${port}${SCREENS.providerReturn('1')}`);
  const server = await startServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    folder,
    siteDir: process.env['TASKLOOM_SITE'] ?? '',
    port,
    databaseUrl: await urlForApi({ url: process.env['TASKLOOM_DATABASE'] ?? '', isEmbedded: true }),
    env: {
      OIDC_1_ISSUER: provider.issuer,
      OIDC_1_CLIENT_ID: 'taskloom',
      OIDC_1_CLIENT_SECRET: 'a secret',
      OIDC_1_NAME: 'Fernbank ID',
    },
  });
  url = server.url;
  stop = async () => {
    await server.stop();
    await provider.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
});
test.afterAll(() => stop());
// The provider's page loads a font from elsewhere.
test.use({ baseURL: async ({}, use) => use(url), tolerated: REFUSED_ANSWER });

/** On the provider's own pages. */
const signInThere = async (page: Page, name: string) => {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
};
const signIn = async (page: Page, name: string) => {
  await page.route('https://fonts.googleapis.com/**', (route) => route.abort());
  await page.goto(SCREENS.login);
  await page.getByRole('button', { name: 'Continue with Fernbank ID' }).click();
  await signInThere(page, name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
};

test('someone signs in through a provider, and sees the connected account', async ({ page }) => {
  await signIn(page, `noor-${Date.now()}`);
  await expect(page.getByRole('button', { name: 'Account menu of Noor Haddad' })).toBeVisible();
  expect(page.url()).not.toContain('code=');

  await page.goto(SCREENS.security);
  await expect(page.getByRole('heading', { name: /^Connected accounts/ })).toBeVisible();
  await expect(page.getByText(/noor-\d+@fernbank\.example/).first()).toBeVisible();
});

test(
  'someone without a password confirms a change with a new sign-in at the provider',
  { tag: '@long' },
  async ({ page }) => {
    const name = `hedy-${Date.now()}`;
    await signIn(page, name);
    await page.goto(SCREENS.security);
    const start = async () => {
      await page.getByRole('button', { name: 'Set up', exact: true }).click();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
    };
    // As after ten minutes: the sign-in itself is a proof.
    await page.route(
      `**${API_BASE}${API.factorSetup}`,
      (route) =>
        route.fulfill({
          status: 403,
          json: { statusCode: 403, error: 'Forbidden', code: 'STEP_UP_REQUIRED', message: 'Please confirm.' },
        }),
      { times: 1 },
    );
    await start();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(dialog.getByLabel('Password')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Confirm with Fernbank ID' }).click();
    // The provider asks again, although this browser is signed in there.
    await signInThere(page, name);
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${SCREENS.security}$`));
    await start();
    await expect(page.getByText(/Scan this/).first()).toBeVisible();
  },
);
