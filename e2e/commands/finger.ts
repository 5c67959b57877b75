import type { Page } from '@playwright/test';

export type Point = readonly [x: number, y: number];

/** A finger, whose touches the browser itself turns into scrolling. It moves from the point where it was pressed. */
export const fingerOn = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  return {
    press: (at: Point) => send('touchStart', [at]),
    /** Up, or to the right: negative pixels are the other way. */
    drag: async ([x, y]: Point, { up = 0, right = 0 }: { up?: number; right?: number }) => {
      const steps = Math.ceil(Math.max(Math.abs(up), Math.abs(right)) / 12);
      for (let step = 1; step <= steps; step += 1)
        await send('touchMove', [[x + (right * step) / steps, y - (up * step) / steps]]);
    },
    release: () => send('touchEnd', []),
  };
};
