import { expect, type Locator, type Page } from '@playwright/test';

/** Twice around the page: an editor that loads meanwhile may pass the focus on once. */
const MOST_STEPS = 160;

/** In one step: an editor may replace its field while it loads. */
const isFocused = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(':focus')).count()) > 0;

/** How many levels above a focused link or field the element with the focus ring may be. */
const FRAME_LEVELS = 4;

/**
 * An outline or a shadow on the element, or on what represents it: a card, the frame of a field, the label of
 * a hidden input.
 */
const hasRing = (page: Page): Promise<boolean> =>
  page.evaluate((levels) => {
    const focused = document.activeElement;
    const drawn: Element[] = [];
    for (let at = focused; at && drawn.length <= levels; at = at.parentElement) drawn.push(at);
    if (focused?.nextElementSibling) drawn.push(focused.nextElementSibling);
    const outlined = drawn.some((element) =>
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
      }),
    );
    // A shadow on an element further up only shows that it floats.
    return outlined || drawn.slice(0, 2).some((element) => getComputedStyle(element).boxShadow !== 'none');
  }, FRAME_LEVELS);

/** Presses Tab until the target has the focus, and expects a visible focus ring. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  // Only attached: a radio button may be visible only through its label.
  await target.waitFor({ state: 'attached' });
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (await isFocused(target)) {
      // It may fade in.
      await expect.poll(() => hasRing(page), `the focus on ${String(target)} can be seen`).toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} cannot be reached by ${key}.`);
};

export const pressOn = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

export const typeInto = async (page: Page, target: Locator, words: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
};
