import type { Page } from '@playwright/test';
import { expect, given, test } from '../commands/test.js';
import { settled } from '../commands/walk.js';

/** Opacity and relative height of an element halfway through its animation and at the end. */
interface Stand {
  opacity: number;
  height: number;
}

/** Makes each animation from now on so slow that a frame is never longer than it. */
const slowMotion = async (page: Page): Promise<void> => {
  await settled(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Animation.enable');
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
};

/** Pauses the animation of the next matching element, measures it twice, and lets it continue. */
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
          motion.finish();
          resolve(stands);
        };
        look();
      }),
    selector,
  );

test.beforeEach(async ({ page, signInAs }) => {
  const ann = await given.user();
  await given.project(ann, 'Apollo');
  await signInAs(ann);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Actions for Apollo' })).toBeVisible();
  await slowMotion(page);
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
  test(
    `${what} is visible while it opens, in its place and almost at its full size`,
    { tag: '@long' },
    async ({ page }) => {
      const motion = watchMotion(page, selector);
      await open(page);
      const [half, end] = await motion;
      expect(half?.opacity).toBeGreaterThan(0.2);
      expect(end?.opacity).toBeGreaterThan(0.95);
      expect(half?.height).toBeGreaterThan(0.95);
      expect(end?.height).toBeGreaterThan(0.95);
    },
  );
}
