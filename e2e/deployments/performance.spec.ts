import type { Browser, Page } from '@playwright/test';
import { API, API_BASE, SCREENS, type RemoteReport, type RemotesAnswer } from '@taskloom/contracts';
import { createDeployToken } from '../../tools/run/prepare/api.mjs';
import { registryClient } from '../../tools/run/registry/registry-client.mjs';
import { base, given } from '../commands/api.js';
import { aBrowserOf } from '../commands/people.js';
import { tooWide } from '../commands/too-wide.js';
import { axe, axeInTheDark } from '../commands/walk.js';
import { FramePage } from '../pages/frame.page.js';
import { expect, test } from '../remotes/test.js';

const NAME = 'search';
/** Column 204 of the first line is line 12, column 5 of `draw` in a source. */
const MAP = { version: 3, sources: ['./src/chart.tsx'], names: ['draw'], mappings: '2MAWIA' };

/** The live version, and one of its scripts. */
const liveScript = async (): Promise<{ version: string; path: string }> => {
  const { token } = await given.user();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${base()}${API_BASE}${API.remotes}`, { headers });
  const { remotes } = (await answer.json()) as RemotesAnswer;
  const live = remotes.find(({ name }) => name === NAME);
  const path = Object.keys(live?.integrity ?? {}).find((file) => file.endsWith('.js'));
  if (!live || path === undefined) throw new Error(`${NAME} is not live`);
  return { version: live.version, path };
};

const uploadMap = async (version: string, path: string): Promise<void> => {
  const { token } = await createDeployToken(process.env['TASKLOOM_DATABASE'] ?? '', NAME, 'browser tests');
  const call = { method: 'PUT', body: Buffer.from(JSON.stringify(MAP)) };
  await registryClient({ url: base(), token }).send(API.remoteMap(NAME, version, path), call);
};

/** A script of the remote throws in an open screen. */
const throwIn = (page: Page, file: string, message: string): Promise<void> =>
  page.evaluate(
    ([url, words]) => {
      const error = new Error(words);
      error.stack = `Error: ${words}\n    at t (${url}:1:204)`;
      setTimeout(() => {
        throw error;
      });
    },
    [file, message] as const,
  );

const reportsOf = (page: Page): RemoteReport[] => {
  const reports: RemoteReport[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(`${API_BASE}${API.remoteBeacons}`)) return;
    const report = request.postDataJSON() as RemoteReport;
    // A slow machine reports long tasks too.
    if (report.name === NAME && report.outcome !== 'long-task') reports.push(report);
  });
  return reports;
};

/** Someone opens a screen, types, gets an error, and leaves the screen. */
const visit = async (browser: Browser, file: string, message: string): Promise<RemoteReport[]> => {
  const { page, context } = await aBrowserOf(browser, await given.user());
  const reports = reportsOf(page);
  const frame = new FramePage(page);
  await page.goto(SCREENS.search);
  await expect(frame.heading('Search')).toBeVisible();
  await expect.poll(() => reports.map(({ outcome }) => outcome)).toEqual(['ready']);
  await throwIn(page, `${base()}${file}`, message);
  await expect.poll(() => reports.map(({ outcome }) => outcome)).toEqual(['ready', 'late-error']);
  await frame.entry('Calendar').click();
  await expect.poll(() => reports.map(({ outcome }) => outcome)).toEqual(['ready', 'late-error', 'vitals']);
  await context.close();
  return reports;
};

test(
  'an admin sees how the versions of a remote perform, with the sources of its errors',
  { tag: '@long' },
  async ({ page, browser, signInAs }) => {
    const { version, path } = await liveScript();
    await uploadMap(version, path);
    // Errors of an earlier attempt stay in the list.
    const message = `The chart has no data (${test.info().retry})`;
    const [, error, vitals] = await visit(browser, `/r/${NAME}/${version}/${path}`, message);
    expect(error?.stack).toBe(`at t (/r/${NAME}/${version}/${path}:1:204)`);
    expect(vitals?.vitals).toMatchObject({ lcp: expect.any(Number), cls: expect.any(Number) });

    await signInAs(await given.admin());
    await page.goto(SCREENS.operations);
    await page.getByRole('heading', { level: 3, name: 'Search' }).getByRole('link').click();
    await expect(page).toHaveURL(SCREENS.remoteOperations(NAME));
    const figures = page.getByRole('group', { name: `Figures of ${version}` });
    await expect(figures).toContainText(/People\d+ \(\d+%\)/);
    await expect(figures).toContainText(/LCP[\d,]+ ms, \d+% poor/);
    const errors = page.getByRole('region', { name: 'Errors, last 14 days' });
    const own = errors.getByRole('listitem').filter({ has: page.getByText(message, { exact: true }) });
    await expect(own).toContainText(error?.reference ?? 'a reference');
    await own.getByText('1 call').click();
    await expect(own.getByText('src/chart.tsx:12:5')).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: /^People per hour/ })
        .locator('svg rect')
        .first(),
    ).toBeAttached();

    const complaints = [await axe(page, true), await axeInTheDark(page, true)];
    await page.setViewportSize({ width: 360, height: 740 });
    complaints.push(await axe(page, true), await tooWide(page));
    expect(complaints.flat()).toEqual([]);
  },
);

test('the page of a remote is not found by others', { tag: '@long' }, async ({ page, signInAs }) => {
  await signInAs(await given.user());
  await page.goto(SCREENS.remoteOperations(NAME));
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Figures of/ })).toHaveCount(0);
});
