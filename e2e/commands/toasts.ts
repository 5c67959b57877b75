import type { Locator, Page } from '@playwright/test';

interface Rest {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Names of the controls that it covers there. */
  covered: string[];
}

/**
 * Where a toast comes to rest: at the first place where it covers none of these controls, or else at its last one. It is measured in the
 * page, in each frame, because a toast may be gone before several questions from outside are answered.
 */
export const restOf = async (toast: Locator, controls?: Locator): Promise<Rest | undefined> =>
  toast.evaluate(
    (element: HTMLElement, nodes) =>
      new Promise<Rest | undefined>((resolve) => {
        const all = nodes.filter((node) => node instanceof HTMLElement);
        let last: Rest | undefined;
        let before = '';
        const look = (): void => {
          if (!element.isConnected) return resolve(last);
          const { x, y, width, height, left, right, top, bottom } = element.getBoundingClientRect();
          const now = [x, y, width, height].join();
          const isMoving = element.getAnimations().length > 0 || now !== before;
          before = now;
          if (element.dataset['mounted'] === 'true' && !isMoving) {
            const under = all.filter((control) => {
              const box = control.getBoundingClientRect();
              return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
            });
            const covered = under.map((control) => control.ariaLabel ?? control.textContent ?? '');
            last = { x, y, width, height, covered };
            if (covered.length === 0) return resolve(last);
          }
          requestAnimationFrame(look);
        };
        look();
      }),
    (await controls?.elementHandles()) ?? [],
  );

/**
 * How long a toast covers something before it counts, in frames: about 250 ms, less than a person needs to press it. A machine under load
 * draws fewer frames, so they are counted rather than the time.
 */
const COVERED_FRAMES = 15;

/** Watches the page's toasts from now on. Returns what any of them covered while it stood still. */
export const watchCovered = async (page: Page, controls: string): Promise<() => Promise<string[]>> => {
  const found = await page.evaluateHandle(
    ([selector, least]) => {
      const covered = new Set<string>();
      const frames = new Map<string, number>();
      const tops = new WeakMap<Element, number>();
      const look = (): void => {
        const names = new Set<string>();
        for (const toast of document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"])')) {
          const { left, right, top, bottom } = toast.getBoundingClientRect();
          const isMoving = Math.abs(top - (tops.get(toast) ?? Infinity)) > 0.5;
          tops.set(toast, top);
          if (isMoving) continue;
          for (const control of document.querySelectorAll(selector)) {
            const box = control.getBoundingClientRect();
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            // A control that is scrolled out of its list still has a place in the window.
            if (!document.elementsFromPoint(x, y).includes(control)) continue;
            if (box.left < right && box.right > left && box.top < bottom && box.bottom > top)
              names.add(`${toast.textContent} over ${control.ariaLabel ?? control.textContent}`);
          }
        }
        for (const name of frames.keys()) if (!names.has(name)) frames.delete(name);
        for (const name of names) {
          const count = (frames.get(name) ?? 0) + 1;
          frames.set(name, count);
          if (count >= least) covered.add(name);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      return covered;
    },
    [controls, COVERED_FRAMES] as const,
  );
  return () => found.evaluate((covered) => [...covered]);
};
