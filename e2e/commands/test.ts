import { test as base, expect, type Page } from '@playwright/test';
import { base as url, given, type TestUser } from './api.js';
import { storedFor } from './people.js';

interface Fixtures {
  /**
   * Console messages that this test expects, such as the browser's own message for a refused request. One
   * pattern: Playwright takes an array of two for a value and its options.
   */
  tolerated: RegExp | undefined;
  /** Errors and warnings that the browser printed; a test with any of them fails. */
  complaints: string[];
  /** Puts a session into the browser, as signing in would. */
  signInAs: (user: TestUser) => Promise<void>;
}

/** Chromium's message for each 4xx and 5xx response and for each failed request. */
export const REFUSED_ANSWER = /Failed to load resource/;

/**
 * The shell asks the registry first and falls back to its static copy where there is none: one message each
 * time.
 */
const NO_REGISTRY = /Failed to load resource.*\/api\/remotes\/(resolve|beacons)/;

/** Runs in the page: reports what the content security policy blocks as an error. */
const reportViolations = (): void => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    reportError(new Error(`content security policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`)),
  );
};

/** Chromium's warning on a slow machine, which takes longer to run what it has loaded. */
const SLOW_START = /was preloaded using link preload but not used within a few seconds/;

/** Playwright's own warning where the configuration blocks service workers. */
const NO_WORKER = /Service Worker registration blocked by Playwright/;

const listen = (page: Page, tolerated: RegExp | undefined, complaints: string[]): void => {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const line = `${message.text()} (${message.location().url})`;
    const expected = [NO_REGISTRY, NO_WORKER, SLOW_START, ...(tolerated ? [tolerated] : [])];
    if (!expected.some((pattern) => pattern.test(line))) complaints.push(line);
  });
};

export const test = base.extend<Fixtures>({
  tolerated: [undefined, { option: true }],

  baseURL: async ({}, use) => use(url()),

  complaints: [
    async ({ page, tolerated }, use) => {
      const complaints: string[] = [];
      await page.addInitScript(reportViolations);
      listen(page, tolerated, complaints);
      await use(complaints);
      expect(complaints, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],

  signInAs: async ({ context }, use) => {
    await use(async (user) => {
      await context.addInitScript((stored) => {
        // Signing out clears the storage of the tab, but not its name.
        if (window.name === 'signed-in-once') return;
        window.name = 'signed-in-once';
        stored.forEach(([key, value]) => localStorage.setItem(key, value));
      }, storedFor(user));
    });
  },
});

export { expect, given };
