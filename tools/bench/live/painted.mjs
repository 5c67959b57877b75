// @ts-check
/* global window, document, requestAnimationFrame, MutationObserver -- parts of this run in the page */
/** Somebody looking at the board in a real browser: when is a change on the screen? */
import { chromium } from '@playwright/test';

/**
 * @param {{ chromiumPath?: string, url: string, person: import('../../people/person.mjs').Person, projectId: string, title: string }} options
 *   `title`: of a card that is on the board
 */
export async function watchBoard({ chromiumPath, url, person, projectId, title }) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: chromiumPath || undefined, args });
  const page = await browser.newPage();
  await page.addInitScript(
    ({ token, user }) => {
      localStorage.setItem('auth-storage', JSON.stringify({ token, user }));
      localStorage.setItem('token', token);
    },
    { token: person.token, user: person.user },
  );
  await page.goto(`${url}/projects/${projectId}`);
  await page.getByRole('article').filter({ hasText: title }).waitFor();
  await page.evaluate(() => {
    /** @type {any} */ (window).painted = new Map();
    const look = () => {
      const at = () => performance.timeOrigin + performance.now();
      for (const [, name] of document.body.innerText.matchAll(/(Live \d+)/g)) {
        const { painted } = /** @type {any} */ (window);
        if (name && !painted.has(name))
          requestAnimationFrame(() => setTimeout(() => painted.set(name, at())));
      }
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return {
    /** When the card was first painted with this title, milliseconds. @param {string} name @returns {Promise<number>} */
    painted: async (name) => {
      const found = await page.waitForFunction((key) => /** @type {any} */ (window).painted.get(key), name, {
        polling: 'raf',
      });
      return Number(await found.jsonValue());
    },
    close: () => browser.close(),
  };
}
