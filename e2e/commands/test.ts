import { test as base, expect, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '@taskloom/contracts';
import { base as url, given, type Somebody } from './api.js';

interface Fixtures {
  /**
   * Lines of the console that belong to this journey, such as the browser's own line for a refused answer. One pattern: Playwright
   * takes an array of two for a value and its options.
   */
  tolerated: RegExp | undefined;
  /** What the browser printed as an error or warning; a journey that ends with any fails. */
  complaints: string[];
  /** Puts somebody's session into the browser, as a sign-in would leave it. */
  signInAs: (somebody: Somebody) => Promise<void>;
}

/** The line that Chromium prints for each answer of 4xx and 5xx, and for each request that fails. */
export const REFUSED_ANSWER = /Failed to load resource/;

/** The shell asks the registry first, and goes on with its static twin where there is none: one line each time. */
const NO_REGISTRY = /Failed to load resource.*\/api\/remotes\/(resolve|beacons)/;

/** In the page: what the content security policy refuses is told as an error of its own. */
const tellViolations = (): void => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    reportError(new Error(`content security policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`)),
  );
};

const listen = (page: Page, tolerated: RegExp | undefined, complaints: string[]): void => {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const line = `${message.text()} (${message.location().url})`;
    if (!NO_REGISTRY.test(line) && !tolerated?.test(line)) complaints.push(line);
  });
};

export const test = base.extend<Fixtures>({
  tolerated: [undefined, { option: true }],

  baseURL: async ({}, use) => use(url()),

  complaints: [
    async ({ page, tolerated }, use) => {
      const complaints: string[] = [];
      await page.addInitScript(tellViolations);
      listen(page, tolerated, complaints);
      await use(complaints);
      expect(complaints, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],

  signInAs: async ({ context }, use) => {
    await use(async ({ token, user }) => {
      await context.addInitScript(
        ([keys, session]) => {
          // Signing out clears the tab's storage; its name stays.
          if (window.name === 'signed-in-once') return;
          window.name = 'signed-in-once';
          localStorage.setItem(keys.token, session.token);
          localStorage.setItem(keys.auth, JSON.stringify(session));
        },
        [STORAGE_KEYS, { token, user }] as const,
      );
    });
  },
});

export { expect, given };
