import type { Page } from '@playwright/test';
import { API, API_BASE, SCREENS, type Project } from '@taskloom/contracts';
import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';

/** How often the page has asked for a path of the API, from now on. */
const asked = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(API_BASE)) paths.push(`${pathname.slice(API_BASE.length)}${search}`);
  });
  return (path: string) => paths.filter((each) => each === path).length;
};

const heading = (page: Page, { title }: Project) => page.getByRole('heading', { name: title });

test('each of the first answers is asked for once, at the first visit and at the second', async ({
  page,
  signInAs,
}) => {
  const ada = await given.somebody();
  const project = await given.project(ada);
  await signInAs(ada);
  for (const visit of [1, 2]) {
    const times = asked(page);
    await page.goto(SCREENS.dashboard);
    await expect(heading(page, project)).toBeVisible();
    for (const path of [API.me, API.remotes, API.projects])
      expect(times(path), `${path} at visit ${visit}`).toBe(1);
  }
  const times = asked(page);
  await page.goto(SCREENS.project(project._id));
  await expect(page.getByRole('heading', { name: 'To Do' })).toBeVisible();
  for (const path of [API.project(project._id), `${API.tasks(project._id)}?view=card`])
    expect(times(path), path).toBe(1);
});

test('the first answers are asked for before any code of a screen is there', async ({ page, signInAs }) => {
  const ada = await given.somebody();
  const project = await given.project(ada);
  await signInAs(ada);
  await page.goto(SCREENS.dashboard);
  await expect(heading(page, project)).toBeVisible();
  await page.route(/\/assets\/main\..*\.js$/, () => {
    // Never answered: only the head's own script runs.
  });
  const me = page.waitForRequest(`**${API_BASE}${API.me}`);
  const projects = page.waitForRequest(`**${API_BASE}${API.projects}`);
  await page.goto(SCREENS.dashboard, { waitUntil: 'commit' });
  await Promise.all([me, projects]);
});

test('a visitor asks for nothing that takes a session', async ({ page }) => {
  const times = asked(page);
  await page.goto(SCREENS.dashboard);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  for (const path of [API.me, API.remotes, API.projects]) expect(times(path), path).toBe(0);
});

/** Files that came over the network for the page as it stands, and have arrived. */
const arrived = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (each) => /\/(assets|r)\//.test(each.name) && (each as PerformanceResourceTiming).transferSize > 0,
      )
      .map(({ name }) => name),
  );

test('a second visit fetches no file a second time', async ({ page, signInAs }) => {
  const ada = await given.somebody();
  const project = await given.project(ada);
  await signInAs(ada);
  await page.goto(SCREENS.dashboard);
  await expect(heading(page, project)).toBeVisible();
  const first = await arrived(page);
  await page.reload();
  await expect(heading(page, project)).toBeVisible();
  // What is fetched ahead in idle time may come at the second visit for the first time.
  const second = await arrived(page);
  expect(first).not.toEqual([]);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
});

test.describe('when asking ahead fails', () => {
  test.use({ tolerated: REFUSED_ANSWER });

  test('the screen asks again by itself', async ({ page, signInAs }) => {
    const ada = await given.somebody();
    const project = await given.project(ada);
    await signInAs(ada);
    for (const path of [API.me, API.remotes, API.projects])
      await page.route(`**${API_BASE}${path}`, (route) => route.abort(), { times: 1 });
    await page.goto(SCREENS.dashboard);
    await expect(heading(page, project)).toBeVisible();
  });
});
