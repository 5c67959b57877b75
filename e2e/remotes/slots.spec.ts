import type { BrowserContext, Page } from '@playwright/test';
import type { RemoteBeacon, ResolvedRemote } from '@taskloom/contracts';
import { API, API_BASE } from '@taskloom/contracts';
import { FramePage } from '../pages/frame.page.js';
import { TestRegistry } from './registry.js';
import { expect, given, test } from './test.js';

/** A remote that only fills the slot of the settings; `part` is the source of its component. */
const filling = async (context: BrowserContext, name: string, part: string): Promise<ResolvedRemote> => {
  const folder = `/r/${name}/1.0.0/`;
  const container = `taskloom_${name}_1_0_0`;
  const app = `{ name: '${name}', routes: [], slots: { settings: async () => ({ default: ${part} }) } }`;
  const script = `window.${container} = { init() {}, async get() { return () => ({ default: ${app} }); } };`;
  const manifest = { metaData: { remoteEntry: { name: 'entry.js' }, globalName: container } };
  await context.route(`**${folder}mf-manifest.json`, (route) => route.fulfill({ json: manifest }));
  await context.route(`**${folder}entry.js`, (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  );
  return {
    name,
    title: name,
    version: '1.0.0',
    manifest: `${folder}mf-manifest.json`,
    routes: [],
    navigation: [],
    requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
    slots: ['settings'],
  };
};

const beaconsOf = (page: Page): RemoteBeacon[] => {
  const beacons: RemoteBeacon[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`${API_BASE}${API.remoteBeacons}`))
      beacons.push(request.postDataJSON() as RemoteBeacon);
  });
  return beacons;
};

test('parts of other remotes appear in the settings; one that throws affects neither them nor the screen', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs(await given.user());
  const registry = await TestRegistry.of(context);
  registry.answer.remotes.push(
    await filling(context, 'good', `() => 'Part of good'`),
    await filling(context, 'thrower', `() => { throw new Error('not today'); }`),
    await filling(context, 'stray', `() => { setTimeout(() => null.lost); return 'Part of stray'; }`),
    await filling(context, 'stuck', `() => { throw new Promise(() => {}); }`),
  );
  const beacons = beaconsOf(page);
  await page.goto('/settings');
  await expect(page.getByText('Part of good')).toBeVisible();
  await expect(page.getByText('The content from thrower 1.0.0 is not available right now.')).toBeVisible();
  await expect(page.getByText('Part of stray')).toBeVisible();
  await expect(new FramePage(page).heading('Settings')).toBeVisible();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('The content from stuck 1.0.0 is not available right now.')).toBeVisible({
    timeout: 20_000,
  });
  // Only the first of each counts: errors of a part after it was rendered are reported too.
  const outcomes = Object.fromEntries(
    beacons.toReversed().map(({ name, outcome, stage }) => [name, `${outcome} ${stage}`]),
  );
  expect(outcomes).toEqual({
    good: 'ready ready',
    thrower: 'failed mount',
    stray: 'failed mount',
    stuck: 'failed mount',
  });
});
