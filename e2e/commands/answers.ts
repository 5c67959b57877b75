import type { Page, Response, Route } from '@playwright/test';
import { API_BASE } from '@taskloom/contracts';

const isCall =
  (path: string) =>
  (url: URL): boolean =>
    url.pathname === `${API_BASE}${path}`;

/** The message of the server's error response. */
export const HICCUP = 'The server has hiccups.';

const hiccup = (route: Route): Promise<void> =>
  route.fulfill({
    status: 500,
    json: { statusCode: 500, error: 'Internal Server Error', code: 'INTERNAL', message: HICCUP },
  });

/**
 * Holds the responses to a request back, like a slow network. `fail` responds to it and all later ones with 500;
 * `recover` lets them through again.
 */
export const holdBack = async (page: Page, path: string) => {
  const call = isCall(path);
  let failing = false;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handler = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'GET') return route.fallback();
    await released;
    await (failing ? hiccup(route) : route.fallback());
  };
  await page.route(call, handler);
  return {
    fail: (): void => {
      failing = true;
      release();
    },
    recover: async (): Promise<void> => {
      failing = false;
      await page.unroute(call, handler);
    },
  };
};

/** Refuses every write to a URL from now on; `recover` lets them through again. */
export const refuseWrites = async (page: Page, path: string): Promise<{ recover: () => Promise<void> }> => {
  const call = isCall(path);
  const handler = (route: Route): Promise<void> =>
    route.request().method() === 'GET' ? route.fallback() : hiccup(route);
  await page.route(call, handler);
  return { recover: () => page.unroute(call, handler) };
};

/** Responds to a request with an empty result. */
export const answerWith = (page: Page, path: string, json: unknown): Promise<unknown> =>
  page.route(isCall(path), (route) => route.fulfill({ json }));

const TASK_PATH = new RegExp(`^${API_BASE}/projects/[^/]+/tasks/([^/]+)$`);

/** The response to the page's next change of a task, of this one if given. */
export const taskSaved = (page: Page, task?: { _id: string }): Promise<Response> =>
  page.waitForResponse((answer) => {
    const [, id] = TASK_PATH.exec(new URL(answer.url()).pathname) ?? [];
    const isOwn = id !== undefined && (task === undefined || task._id === id);
    return isOwn && answer.request().method() === 'PATCH' && answer.ok();
  });
