import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Place, State } from './scenes.js';
import type { World } from './world.js';

/**
 * Called at every screen (`arriving`) and at everything that opens on one; returns the problems that it finds
 * there.
 */
export type Look = (page: Page, arriving: boolean) => Promise<string[]>;

/** Longer ones are no transitions: they show progress, or the rest of a time. */
const LONGEST_TRANSITION_MS = 3_000;

/** Waits for the end of all transitions, also of those that follow. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async (longestMs) => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longestMs,
        );
    for (let all = running(); all.length > 0; all = running())
      await Promise.allSettled(all.map(({ finished }) => finished));
  }, LONGEST_TRANSITION_MS);

const OPENS_WITHIN_MS = 30_000;

/**
 * Visits each place, opens everything there, and returns every problem that `look` finds, with its location.
 */
export const walk = async (
  page: Page,
  world: World,
  places: readonly Place[],
  look: Look,
): Promise<string[]> => {
  const complaints: string[] = [];
  const lookAt = async (where: string, arriving = false): Promise<void> => {
    await settled(page);
    complaints.push(...(await look(page, arriving)).map((complaint) => `${where}: ${complaint}`));
  };
  page.setDefaultTimeout(OPENS_WITHIN_MS);
  for (const { name, path, ready, states = [] } of places) {
    const arrive = async (): Promise<void> => {
      await page.goto(path(world));
      await ready(page, world);
    };
    const attempt = async (where: string, visit: () => Promise<void>): Promise<void> => {
      try {
        await visit();
      } catch (error) {
        // Continue, so that one failure does not hide the results of the rest.
        complaints.push(`${where}: ${String(error)}`);
        if (states.length > 0) await arrive();
      }
    };
    await attempt(name, async () => {
      await arrive();
      await lookAt(name, true);
    });
    for (const state of states) {
      const where = `${name}, ${state.name}`;
      await attempt(where, async () => {
        await state.open(page);
        await lookAt(where);
        // The keyboard tests check what Escape closes; here the next state only needs a clean screen.
        if (!(await leave(page, state))) await arrive();
      });
    }
  }
  return complaints;
};

const LAYERS = '[role="dialog"]:visible, [role="menu"]:visible, .ant-popover:visible';
const CLOSES_WITHIN_MS = 1_000;

/** Closes what has opened, and returns whether the screen is as before. */
const leave = async (page: Page, { leave: own }: State): Promise<boolean> => {
  if (own) {
    await own(page);
    return true;
  }
  await page.keyboard.press('Escape');
  return page
    .waitForFunction(
      (selector) => ![...document.querySelectorAll(selector)].some((layer) => layer.checkVisibility()),
      LAYERS.replaceAll(':visible', ''),
      { timeout: CLOSES_WITHIN_MS },
    )
    .then(
      () => true,
      () => false,
    );
};

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const violations = async (page: Page, builder: AxeBuilder, theme: string): Promise<string[]> => {
  // The layer below an open one was checked before it opened.
  const layer = (await page.locator(LAYERS).count()) > 0;
  for (const selector of layer ? LAYERS.split(', ') : []) {
    if ((await page.locator(selector).count()) > 0) builder.include(selector.replace(':visible', ''));
  }
  const { violations: found } = await builder.setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme} ${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

/** Details of what passes are not needed, and take long. */
const builderOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** All rules, in the current theme. */
export const axe: Look = async (page) => {
  // The colours of what is still fading in are not its own.
  await settled(page);
  return violations(page, builderOf(page).withTags(WCAG), 'light');
};

/** Only the rules that depend on colours, in the dark theme. */
export const axeInTheDark: Look = async (page) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  await settled(page);
  const found = await violations(page, builderOf(page).withRules('color-contrast'), 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
  return found;
};

const MOST_SHIFT = 0.02;

declare global {
  interface Window {
    shifts?: string[];
    shift?: number;
  }
}

/** Call before the first screen: records every layout shift from now on, and disables the cache of files. */
export const watchShifts = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    window.shift = 0;
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue;
        const moved = entry.sources.map(({ node }: { node?: Node }) =>
          node instanceof Element ? node.className : '',
        );
        window.shift = (window.shift ?? 0) + Number(entry.value);
        window.shifts?.push(`${Number(entry.value).toFixed(3)} ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Layout shifts since the screen was requested must be hardly visible. Needs {@link watchShifts}. */
export const steady: Look = async (page, arriving) => {
  if (!arriving) return [];
  const { sum, shifts } = await page.evaluate(() => ({
    sum: window.shift ?? NaN,
    shifts: window.shifts ?? [],
  }));
  return sum < MOST_SHIFT ? [] : [`layout shift of ${sum.toFixed(3)}: ${shifts.join('; ')}`];
};

/** Nothing scrolls sideways, and no control is outside the window. */
export const overflow: Look = (page) =>
  page.evaluate(() => {
    const describe = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').slice(0, 40)}"`;
    const isInStrip = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).scrollSnapType !== 'none' || isInStrip(element.parentElement));
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      // On tablets the board is a row of snapping columns that scrolls sideways by design.
      if (isInStrip(element)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { overflowX } = getComputedStyle(element);
      const { left, right, width: own } = element.getBoundingClientRect();
      if (['auto', 'scroll'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1 && own > 1)
        found.push(
          `${describe(element)} scrolls sideways: ${element.scrollWidth} in ${element.clientWidth} px`,
        );
      if (
        element.matches('button, input, textarea, [role="dialog"]') &&
        own > 1 &&
        (left < -1 || right > width + 1)
      )
        found.push(`${describe(element)} lies from ${Math.round(left)} to ${Math.round(right)} px`);
    }
    return found;
  });
