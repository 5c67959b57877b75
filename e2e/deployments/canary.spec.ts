import type { Browser, Page } from '@playwright/test';
import { API, API_BASE, SCREENS, type RemoteBeacon, type RemotesAnswer } from '@taskloom/contracts';
import { base, given, type TestUser } from '../commands/api.js';
import { aBrowserOf, connected } from '../commands/people.js';
import { FramePage } from '../pages/frame.page.js';
import { expect, test } from '../remotes/test.js';
import { Deployer } from './deployer.js';

/** Failures are reported for this many people while the previous version works for each: more than enough for the registry's test. */
const ENOUGH = 8;

const isInCanary = async ({ token }: TestUser): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${base()}${API_BASE}${API.remotes}`, { headers });
  const { remotes } = (await answer.json()) as RemotesAnswer;
  return remotes.some(({ name, audience }) => name === 'search' && audience === 'canary');
};

const userInCanary = async (): Promise<TestUser> => {
  const user = await given.user();
  return (await isInCanary(user)) ? user : userInCanary();
};

const report = async ({ token }: TestUser, beacon: Pick<RemoteBeacon, 'version' | 'outcome' | 'stage'>) => {
  const answer = await fetch(`${base()}${API_BASE}${API.remoteBeacons}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'search', durationMs: 9, reason: 'entry: not today', ...beacon }),
  });
  expect(answer.status).toBe(202);
};

/** The canary fails for the person, who gets the previous version. */
const failFor = async (person: TestUser, version: string, live: string): Promise<void> => {
  await report(person, { version, outcome: 'failed', stage: 'entry' });
  await report(person, { version: live, outcome: 'ready', stage: 'ready' });
};

/** Opens the canary's screen as a person who gets it; returns the beacons of their browser. */
const openInCanary = async (browser: Browser): Promise<{ page: Page; beacons: RemoteBeacon[] }> => {
  const { page } = await aBrowserOf(browser, await userInCanary());
  const beacons: RemoteBeacon[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(`${API_BASE}${API.remoteBeacons}`)) return;
    const beacon = request.postDataJSON() as RemoteBeacon;
    // A slow machine reports long tasks too.
    if (beacon.name === 'search' && ['ready', 'failed'].includes(beacon.outcome)) beacons.push(beacon);
  });
  await page.goto('/search');
  return { page, beacons };
};

test('a failing canary is halted automatically: its people keep their screen, and operators see what failed', async ({
  page,
  browser,
  signInAs,
}) => {
  // Each attempt has its own: the registry remembers that an earlier one has failed.
  const version = `2.0.${test.info().retry}`;
  const search = await Deployer.of('search');
  await search.publishBroken(version);
  await search.activate(version, 99);
  const person = await openInCanary(browser);
  await expect(new FramePage(person.page).heading('Search')).toBeVisible();
  await expect
    .poll(() => person.beacons.map(({ outcome, insteadOf }) => [outcome, insteadOf]))
    .toEqual([
      ['failed', undefined],
      ['ready', version],
    ]);

  await signInAs(await given.admin());
  const isLive = connected(page);
  await page.goto(SCREENS.operations);
  await isLive;
  const failures = page.getByRole('group', { name: `Failures of search ${version}, last 24 hours` });
  await expect(failures).toContainText('Entry script · 1 person');
  await expect(failures).toContainText('1 person got the previous version instead');
  await expect(page.getByText('Canary 99 %').first()).toBeVisible();

  const live = person.beacons.find(({ outcome }) => outcome === 'ready')?.version ?? '';
  // The registry may halt the canary before the last report, and then no one gets into it any more.
  const people: TestUser[] = [];
  while (people.length < ENOUGH - 1) people.push(await userInCanary());
  for (const each of people) await failFor(each, version, live);
  const journal = page.getByRole('list', { name: 'Journal' });
  const halt = journal
    .getByRole('listitem')
    .filter({ hasText: `the registry halted the canary of ${version}` });
  await expect(halt).toContainText(
    /Failed for ([6-8]) of \1 people; the live version for 0 of \d+ people\. Most often: entry: /,
  );
  await expect(page.getByText('Canary 99 %')).toHaveCount(0);
  await person.page.context().close();
});
