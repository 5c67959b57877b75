import type { CDPSession, Page } from '@playwright/test';
import { SCREENS } from '@taskloom/contracts';
import { base } from '../commands/api.js';
import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';
import { AccountPage } from '../pages/account.page.js';
import { FramePage } from '../pages/frame.page.js';

/** A passkey belongs to a name, and the other specs use an address. */
test.use({
  baseURL: async ({}, use) => use(base().replace('127.0.0.1', 'localhost')),
  tolerated: REFUSED_ANSWER,
});

/** Chromium's own authenticator, with the fingerprint of its person. */
const withAuthenticator = async (page: Page) => {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const touches = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return { touches };
};

/** The virtual authenticator would choose a passkey from the suggestions of the e-mail field before anything is pressed. */
const withoutSuggestions = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

const signedIn = (page: Page) => page.getByRole('button', { name: /^Account menu of/ });

test('a passkey is added, renamed, signs in alone, confirms a change, and is removed', async ({ page }) => {
  const { user, password } = await given.user();
  await withAuthenticator(page);
  await withoutSuggestions(page);
  await page.goto(SCREENS.login);
  await new AccountPage(page).signIn(user.email, password);
  await expect(signedIn(page)).toBeVisible();

  await page.goto(SCREENS.security);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await page.getByRole('button', { name: /^Rename: / }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Fingerprint of the laptop');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fingerprint of the laptop')).toBeVisible();
  await expect(page.getByText(/never used/).first()).toBeVisible();

  await new FramePage(page).signOut();
  await page.goto(SCREENS.login);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(signedIn(page)).toBeVisible();
  await page.goto(SCREENS.security);
  await page.getByRole('button', { name: 'Remove: Fingerprint of the laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(page.getByText('Fingerprint of the laptop')).toHaveCount(0);
});

test(
  'the suggestions of the e-mail field sign in with a passkey, on a page without any other code',
  { tag: '@long' },
  async ({ page }) => {
    const { user, password } = await given.user();
    const authenticator = await withAuthenticator(page);
    await authenticator.touches(false);
    await page.goto(SCREENS.login);
    await new AccountPage(page).signIn(user.email, password);
    await expect(signedIn(page)).toBeVisible();
    await authenticator.touches(true);
    await page.goto(SCREENS.security);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await expect(page.getByText('Passkey added')).toBeVisible();
    await authenticator.touches(false);
    await new FramePage(page).signOut();

    // The virtual authenticator chooses its only passkey, as a person would from the list.
    await authenticator.touches(true);
    await page.goto(SCREENS.login);
    await expect(signedIn(page)).toBeVisible();
  },
);
