// @ts-check
/* global window, document, requestAnimationFrame, MutationObserver -- parts of this run in the page */
/** Measures in a real browser when a change on the board is painted. */
import { chromium } from '@playwright/test';

/**
 * @param {{ chromiumPath?: string, url: string, person: import('../../../run/people/person.mjs').Person, projectId: string, title: string }} options
 *   `title` is the title of the only card on the board
 */
export async function watchBoard({ chromiumPath, url, person, projectId, title }) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: chromiumPath || undefined, args });
  const page = await browser.newPage();
  /** @type {Map<string, number>} */
  const seen = new Map();
  /** @type {Map<string, (at: number) => void>} */
  const waiting = new Map();
  // The page calls this function. Polling from Playwright would need `eval`, which the page's CSP forbids.
  await page.exposeFunction('onPainted', (/** @type {string} */ name, /** @type {number} */ at) => {
    seen.set(name, at);
    waiting.get(name)?.(at);
  });
  await page.addInitScript(
    ({ token, user }) => {
      localStorage.setItem('auth-storage', JSON.stringify({ token, user }));
      localStorage.setItem('token', token);
    },
    { token: person.token, user: person.user },
  );
  try {
    await page.goto(`${url}/projects/${projectId}`);
    await page.getByRole('article').filter({ hasText: title }).waitFor();
  } catch (error) {
    await browser.close();
    throw error;
  }
  await page.evaluate(watchCard);
  return {
    /** When the card was first painted with this title, in milliseconds. @param {string} name @returns {Promise<number>} */
    painted: (name) =>
      new Promise((resolve) => {
        const at = seen.get(name);
        if (at === undefined) waiting.set(name, resolve);
        else resolve(at);
      }),
    close: () => browser.close(),
  };
}

/** Runs in the page: reports each new title of the card after the frame that shows it is painted. */
function watchCard() {
  let last = '';
  const look = () => {
    const name = document.querySelector('article a')?.textContent ?? '';
    if (name === last) return;
    last = name;
    // A frame's callbacks run before it is painted, the next task after it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const at = performance.timeOrigin + performance.now();
        /** @type {any} */ (window).onPainted(name, at);
      }),
    );
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}
