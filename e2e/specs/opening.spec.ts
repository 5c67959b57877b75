import type { Page } from '@playwright/test';
import { expect, given, test } from '../commands/test.js';

/** How something stands in the middle of its motion and at the end: opacity, and its height as a part of the whole. */
interface Stand {
  opacity: number;
  height: number;
}

/** Stops the motion of the next element that matches, looks at it twice, and lets it go on. */
const watchMotion = (page: Page, selector: string): Promise<Stand[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<Stand[]>((resolve) => {
        const look = (): void => {
          const element = document.querySelector<HTMLElement>(wanted);
          const motion = element
            ?.getAnimations()
            .find((each) => each instanceof CSSAnimation && each.animationName.startsWith('tl-'));
          if (!element || !motion) {
            requestAnimationFrame(look);
            return;
          }
          motion.pause();
          const duration = Number(motion.effect?.getComputedTiming().duration);
          const stands = [0.5, 0.99].map((part) => {
            motion.currentTime = duration * part;
            return {
              opacity: Number(getComputedStyle(element).opacity),
              height: element.getBoundingClientRect().height / element.offsetHeight,
            };
          });
          motion.play();
          resolve(stands);
        };
        look();
      }),
    selector,
  );

test.beforeEach(async ({ page, signInAs }) => {
  const ann = await given.somebody();
  await given.project(ann, 'Apollo');
  await signInAs(ann);
  await page.goto('/');
});

for (const { what, selector, open } of [
  {
    what: 'a menu',
    selector: '.ant-dropdown',
    open: (page: Page) => page.getByRole('button', { name: 'Actions for Apollo' }).click(),
  },
  {
    what: 'a dialog',
    selector: '.ant-modal',
    open: (page: Page) => page.getByRole('button', { name: 'New Project' }).click(),
  },
]) {
  test(`${what} is seen while it opens, in its place and almost in its size`, async ({ page }) => {
    const motion = watchMotion(page, selector);
    await open(page);
    const [half, end] = await motion;
    expect(half?.opacity).toBeGreaterThan(0.2);
    expect(end?.opacity).toBeGreaterThan(0.95);
    expect(half?.height).toBeGreaterThan(0.95);
    expect(end?.height).toBeGreaterThan(0.95);
  });
}
