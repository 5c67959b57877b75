import { test as base, expect, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '@taskloom/contracts';
import { base as url, given, type Somebody } from './api.js';

interface Fixtures {
  /** What the browser printed as an error or warning; a journey that ends with any fails. */
  complaints: string[];
  /** Puts somebody's session into the browser, as a sign-in would leave it. */
  signInAs: (somebody: Somebody) => Promise<void>;
}

/** A refused or missing answer is part of some journeys; the browser prints a line for each. */
const EXPECTED = [/Failed to load resource/];

const listen = (page: Page, complaints: string[]): void => {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!EXPECTED.some((pattern) => pattern.test(message.text()))) complaints.push(message.text());
  });
};

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(url()),

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      expect(complaints, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],

  signInAs: async ({ context }, use) => {
    await use(async ({ token, user }) => {
      await context.addInitScript(
        ([keys, session]) => {
          if (sessionStorage.getItem('signed-in-once')) return;
          sessionStorage.setItem('signed-in-once', 'yes');
          localStorage.setItem(keys.token, session.token);
          localStorage.setItem(keys.auth, JSON.stringify(session));
        },
        [STORAGE_KEYS, { token, user }] as const,
      );
    });
  },
});

export { expect, given };
