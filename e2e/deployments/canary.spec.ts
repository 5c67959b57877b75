import type { Browser, Page } from '@playwright/test';
import { API, API_BASE, SCREENS, type RemoteBeacon, type RemotesAnswer } from '@taskloom/contracts';
import { base, given, type Somebody } from '../commands/api.js';
import { aBrowserOf } from '../commands/people.js';
import { FramePage } from '../pages/frame.page.js';
import { expect, test } from '../remotes/test.js';
import { Deployer } from './deployer.js';

const VERSION = '2.0.0';
/** As many loads as it takes to judge a canary. */
const ENOUGH = 50;

const isInCanary = async ({ token }: Somebody): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${base()}${API_BASE}${API.remotes}`, { headers });
  const { remotes } = (await answer.json()) as RemotesAnswer;
  return remotes.some(({ name, audience }) => name === 'search' && audience === 'canary');
};

const somebodyInCanary = async (): Promise<Somebody> => {
  const somebody = await given.somebody();
  return (await isInCanary(somebody)) ? somebody : somebodyInCanary();
};

const tellFailure = (): Promise<Response> => {
  const beacon: RemoteBeacon = {
    name: 'search',
    version: VERSION,
    outcome: 'failed',
    stage: 'entry',
    durationMs: 9,
    reason: 'entry: not today',
  };
  return fetch(`${base()}${API_BASE}${API.remoteBeacons}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(beacon),
  });
};

/** Somebody who gets the canary opens its screen; answers what their browser tells of it. */
const openInCanary = async (browser: Browser): Promise<{ page: Page; told: RemoteBeacon[] }> => {
  const { page } = await aBrowserOf(browser, await somebodyInCanary());
  const told: RemoteBeacon[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(`${API_BASE}${API.remoteBeacons}`)) return;
    const beacon = request.postDataJSON() as RemoteBeacon;
    if (beacon.name === 'search') told.push(beacon);
  });
  await page.goto('/search');
  return { page, told };
};

test('a canary that fails is halted by itself: its people keep their screen, and operators see what failed', async ({
  page,
  browser,
  signInAs,
}) => {
  const search = await Deployer.of('search');
  await search.publishBroken(VERSION);
  await search.activate(VERSION, 99);
  const person = await openInCanary(browser);
  await expect(new FramePage(person.page).heading('Search')).toBeVisible();
  await expect
    .poll(() => person.told.map(({ outcome, insteadOf }) => [outcome, insteadOf]))
    .toEqual([
      ['failed', undefined],
      ['ready', VERSION],
    ]);

  await signInAs(await given.admin());
  await page.goto(SCREENS.operations);
  const failures = page.getByRole('group', { name: `Failed loads of search ${VERSION}, last 24 hours` });
  await expect(failures).toContainText('Entry script · once');
  await expect(failures).toContainText('1 load got the version before in its place');
  await expect(page.getByText('Canary 99 %').first()).toBeVisible();

  for (let load = 1; load < ENOUGH; load += 1) await tellFailure();
  const journal = page.getByRole('list', { name: 'Journal' });
  await expect(journal).toContainText(`the registry halted the canary of ${VERSION}`);
  await expect(journal).toContainText(
    /Failed in 50 of 50 loads; the live version in 0 of \d+ loads?\. Most often: entry: /,
  );
  await expect(page.getByText('Canary 99 %')).toHaveCount(0);
  await person.page.context().close();
});
