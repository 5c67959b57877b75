import { expect, type Page } from '@playwright/test';

/** Widths from desktop to phone, in pixels. */
const WIDTHS = [1440, 768, 360];

/**
 * Elements of a screen beyond the right edge of the window, at each width. What a scroll container clips is
 * intended.
 */
export async function tooWide(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    let wide: string[] = [];
    // Some elements measure their place after it has changed.
    await expect
      .poll(async () => (wide = await page.evaluate(beyondTheEdge)))
      .toEqual([])
      .catch(() => undefined);
    found.push(...wide.map((what) => `${width} px: ${what}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** Runs in the page. */
function beyondTheEdge(): string[] {
  const isOut = (element: Element): boolean => element.getBoundingClientRect().right > innerWidth + 1;
  const isCutOff = ({ parentElement: parent }: Element): boolean => {
    if (!parent || parent.matches('main')) return false;
    return (getComputedStyle(parent).overflowX !== 'visible' && !isOut(parent)) || isCutOff(parent);
  };
  return [...document.querySelectorAll('main *')]
    .filter((element) => isOut(element) && !isCutOff(element))
    .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
}
