import type { Page } from '@playwright/test';
import { API, API_BASE, SCREENS, type Project } from '@taskloom/contracts';
import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';

const PROJECTS = `${API.projects}?view=list`;

/** Counts the requests of the page to an API path from now on. */
const asked = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(API_BASE)) paths.push(`${pathname.slice(API_BASE.length)}${search}`);
  });
  return (path: string) => paths.filter((each) => each === path).length;
};

/** The lines of the frame, which the page shows until the shell has rendered. */
const shape = (page: Page) => page.locator('#frame-shape');

const heading = (page: Page, { title }: Project) => page.getByRole('heading', { name: title });

test('each of the first responses is requested once, on the first visit and on the second', async ({
  page,
  signInAs,
}) => {
  const ada = await given.user();
  const project = await given.project(ada);
  await signInAs(ada);
  // A connected page requests its lists again when they have changed since, as by the lines above.
  await page.routeWebSocket(/socket\.io/, () => undefined);
  for (const visit of [1, 2]) {
    const times = asked(page);
    await page.goto(SCREENS.dashboard);
    await expect(heading(page, project)).toBeVisible();
    for (const path of [API.me, API.remotes, PROJECTS])
      expect(times(path), `${path} at visit ${visit}`).toBe(1);
  }
  const times = asked(page);
  await page.goto(SCREENS.project(project._id));
  await expect(page.getByRole('heading', { name: 'To Do' })).toBeVisible();
  for (const path of [API.project(project._id), `${API.tasks(project._id)}?view=card`])
    expect(times(path), path).toBe(1);
});

test(
  'the first responses are requested, and the frame’s shape is shown, before the code of any screen is loaded',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const ada = await given.user();
    const project = await given.project(ada);
    await signInAs(ada);
    await page.goto(SCREENS.dashboard);
    await expect(heading(page, project)).toBeVisible();
    await expect(shape(page)).toBeHidden();
    await page.route(/\/assets\/main\..*\.js$/, () => {
      // Never completed, so that only the script in the head runs.
    });
    const me = page.waitForRequest(`**${API_BASE}${API.me}`);
    const projects = page.waitForRequest(`**${API_BASE}${PROJECTS}`);
    await page.goto(SCREENS.dashboard, { waitUntil: 'commit' });
    await Promise.all([me, projects]);
    await expect(shape(page)).toBeVisible();
  },
);

test('without a session, a visitor sends no request that needs one', { tag: '@long' }, async ({ page }) => {
  const times = asked(page);
  await page.goto(SCREENS.dashboard);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  for (const path of [API.me, API.remotes, PROJECTS]) expect(times(path), path).toBe(0);
});

test('a visitor signs in on a page that loads no script, with what was typed there', async ({ page }) => {
  const ada = await given.user();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  // The last of its own requests.
  const asked = page.waitForResponse(`**${API_BASE}${API.meta}`);
  await page.goto(SCREENS.login);
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await asked;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toEqual([]);

  await email.fill(ada.user.email);
  await page.getByLabel(/^password/i).fill(ada.password);
  await page.getByRole('button', { name: 'Show characters' }).click();
  await expect(page.getByLabel(/^password/i)).toHaveAttribute('type', 'text');
  await expect(email).toHaveValue(ada.user.email);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/dashboard|welcome/i);
});

/** The files that the current page has loaded over the network. */
const arrived = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (each) => /\/(assets|r)\//.test(each.name) && (each as PerformanceResourceTiming).transferSize > 0,
      )
      .map(({ name }) => name),
  );

test('a second visit loads no file again', { tag: '@long' }, async ({ page, signInAs }) => {
  const ada = await given.user();
  const project = await given.project(ada);
  await signInAs(ada);
  await page.goto(SCREENS.dashboard);
  await expect(heading(page, project)).toBeVisible();
  const first = await arrived(page);
  await page.reload();
  await expect(heading(page, project)).toBeVisible();
  // Files that are prefetched in idle time may first load on the second visit.
  const second = await arrived(page);
  expect(first).not.toEqual([]);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
});

test.describe('when prefetching data fails', () => {
  test.use({ tolerated: REFUSED_ANSWER });

  test('the screen requests it again', { tag: '@long' }, async ({ page, signInAs }) => {
    const ada = await given.user();
    const project = await given.project(ada);
    await signInAs(ada);
    for (const path of [API.me, API.remotes, PROJECTS])
      await page.route(`**${API_BASE}${path}`, (route) => route.abort(), { times: 1 });
    await page.goto(SCREENS.dashboard);
    await expect(heading(page, project)).toBeVisible();
  });
});
