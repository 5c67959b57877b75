import type { Locator } from '@playwright/test';

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
