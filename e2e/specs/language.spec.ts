import type { Page } from '@playwright/test';
import { SCREENS } from '@taskloom/contracts';
import { expect, test } from '../commands/test.js';
import { overflow } from '../commands/walk.js';
import { makeWorld, type World } from '../commands/world.js';

/**
 * The labels of the API's values and the English names of screens; no text that people wrote contains these
 * words.
 */
const ENGLISH =
  /\b(Calendar|Team Members|Search|Project|To Do|In Progress|Done|Active|Completed|On Hold|Cancelled|High|Medium|Low|Primary|Secondary|Member)\b/;

interface Screen {
  path: (world: World) => string;
  /** In German, visible once the screen is complete. */
  ready: string | RegExp;
  /** Reveals more values. */
  open?: (page: Page) => Promise<unknown>;
}

const filter = (page: Page) => page.getByRole('button', { name: 'Filter' }).first().click();

const SCREENS_IN_GERMAN: readonly Screen[] = [
  { path: () => SCREENS.dashboard, ready: 'Apollo', open: filter },
  { path: ({ project }) => SCREENS.project(project._id), ready: 'Punch the cards' },
  { path: ({ project }) => SCREENS.project(project._id), ready: 'Punch the cards', open: filter },
  { path: ({ project, task }) => SCREENS.task(project._id, task._id), ready: 'Which way up?' },
  { path: () => SCREENS.calendar, ready: 'Status: Aktiv' },
  { path: () => SCREENS.team, ready: 'مريم الأسطرلابي' },
  { path: () => `${SCREENS.search}?q=p&status=todo&priority=medium`, ready: 'Punch the cards' },
];

for (const width of [360, 1440]) {
  const tag = width === 360 ? [] : '@long';
  test(
    `no screen shows a value in English under German, and nothing is cut off at ${width} px`,
    { tag },
    async ({ page, signInAs }) => {
      const world = await makeWorld();
      await signInAs(world.admin);
      await page.addInitScript(() => localStorage.setItem('taskloom:language', 'de'));
      await page.setViewportSize({ width, height: 900 });
      for (const { path, ready, open } of SCREENS_IN_GERMAN) {
        await page.goto(path(world));
        await expect(page.locator('html[lang=de]')).toBeAttached();
        await expect(page.getByText(ready).first()).toBeAttached();
        await open?.(page);
        await expect.poll(() => page.locator('body').innerText(), path(world)).not.toMatch(ENGLISH);
        await expect.poll(() => page.title(), path(world)).not.toMatch(ENGLISH);
        await expect.poll(() => overflow(page, false), path(world)).toEqual([]);
      }
    },
  );
}
