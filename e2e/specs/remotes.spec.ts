import type { Page } from '@playwright/test';
import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';
import { scaled } from '../installation/limits.js';
import { FramePage } from '../pages/frame.page.js';

const visitAll = async (page: Page): Promise<void> => {
  await page.goto('/');
  const frame = new FramePage(page);
  for (const [entry, heading] of [
    ['Calendar', 'Project Calendar'],
    ['Team Members', 'Team Members'],
    ['Search', 'Search'],
    ['Dashboard', 'Dashboard'],
  ] as const) {
    await frame.entry(entry).click();
    await expect(frame.heading(heading)).toBeVisible();
  }
};

test('each remote shows its own screen', async ({ page, signInAs }) => {
  await signInAs(await given.user());
  await visitAll(page);
});

/** Includes the message for a prefetched script or style that is an error response instead. */
const REFUSED_FILE = new RegExp(`${REFUSED_ANSWER.source}|Refused to (execute script|apply style)`);

test.describe('a broken deployment', () => {
  test.use({ tolerated: REFUSED_FILE });

  test('one remote is missing: its card offers Retry, everything else works, Retry recovers', async ({
    page,
    signInAs,
  }) => {
    test.slow();
    await signInAs(await given.user());
    const frame = new FramePage(page);
    await page.route('**/r/calendar/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/calendar');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible({ timeout: scaled(20_000) });
    await frame.entry('Dashboard').click();
    await expect(frame.heading('Dashboard')).toBeVisible();
    await frame.entry('Search').click();
    await expect(frame.heading('Search')).toBeVisible();
    await frame.entry('Calendar').click();
    await expect(retry).toBeVisible({ timeout: scaled(20_000) });
    await page.unroute('**/r/calendar/**');
    await retry.click();
    await expect(frame.heading('Project Calendar')).toBeVisible();
  });

  test(
    'all remotes are missing: the frame still works and the person can sign out',
    { tag: '@long' },
    async ({ page, signInAs }) => {
      await signInAs(await given.user());
      await page.route('**/r/**', (route) => route.abort());
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: scaled(20_000) });
      await new FramePage(page).signOut();
      await expect(page).toHaveURL(/\/login/);
    },
  );
});

test('the shell loads one copy of each shared module, regardless of the visited screens', async ({
  page,
  signInAs,
}) => {
  await signInAs(await given.user());
  await visitAll(page);
  const copies = await page.evaluate(() => {
    const scope = (globalThis as { __FEDERATION__?: { __SHARE__?: Record<string, Record<string, unknown>> } })
      .__FEDERATION__?.__SHARE__;
    const shared: Record<string, number> = {};
    for (const instance of Object.values(scope ?? {})) {
      for (const [name, versions] of Object.entries((instance as { default?: object }).default ?? {})) {
        const loaded = Object.values(versions as Record<string, { loaded?: unknown; lib?: unknown }>).filter(
          ({ loaded, lib }) => loaded ?? lib,
        );
        shared[name] = Math.max(shared[name] ?? 0, loaded.length);
      }
    }
    return shared;
  });
  expect(Object.keys(copies)).toContain('react');
  expect(Object.entries(copies).filter(([, count]) => count > 1)).toEqual([]);
});
