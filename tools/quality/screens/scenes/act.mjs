// @ts-check
/** Actions that several scenes share. */

/**
 * @typedef {import('../camera.mjs').Scene} Scene
 * @typedef {import('../camera.mjs').Stage} Stage
 * @typedef {import('@playwright/test').Page} Page
 */

/** @param {import('../people.mjs').World} world */
export const boardPath = (world) => `/projects/${world.project}`;

/** @param {import('../people.mjs').World} world */
export const taskPath = (world) => `/projects/${world.project}?edit=${world.task}`;

/** @param {import('../people.mjs').World} world */
export const panelPath = (world) => `/projects/${world.project}/tasks/${world.task}`;

/** @param {import('@playwright/test').Locator} locator */
export const seen = (locator) => locator.first().waitFor({ state: 'visible' });

/** @param {Page} page @param {string | RegExp} name */
export const heading = (page, name) => seen(page.getByRole('heading', { level: 1, name }));

/** @param {Page} page @param {string | RegExp} name */
export const press = (page, name) => page.getByRole('button', { name }).first().click();

/** @param {Page} page @param {string | RegExp} name */
export const choose = (page, name) => page.getByRole('menuitem', { name }).filter({ visible: true }).first().click();

/** @param {Page} page @param {string | RegExp} name */
export const dialog = (page, name) => seen(page.getByRole('dialog', { name }));

/** Leaves requests without a response. @param {string | RegExp} path @returns {(stage: Stage) => Promise<unknown>} */
export const hold = (path) => ({ page }) => page.route(path, () => undefined);

/** @param {string | RegExp} path @param {string} message @param {string} [method] @returns {(stage: Stage) => Promise<unknown>} */
export const refuse =
  (path, message, method = 'GET') =>
  ({ page }) =>
    page.route(path, (route) =>
      route.request().method() === method
        ? route.fulfill({
            status: 503,
            json: { statusCode: 503, error: 'Service Unavailable', code: 'UNAVAILABLE', message },
          })
        : route.fallback(),
    );

/** @param {string | RegExp} path @param {unknown} json @param {{ method?: string, status?: number }} [how] @returns {(stage: Stage) => Promise<unknown>} */
export const answer =
  (path, json, { method = 'GET', status = 200 } = {}) =>
  ({ page }) =>
    page.route(path, (route) =>
      route.request().method() === method ? route.fulfill({ status, json }) : route.fallback(),
    );
