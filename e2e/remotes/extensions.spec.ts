import type { BrowserContext, Page } from '@playwright/test';
import type { RemoteBeacon, ResolvedRemote } from '@taskloom/contracts';
import { API, API_BASE } from '@taskloom/contracts';
import { FramePage } from '../pages/frame.page.js';
import { TestRegistry } from './registry.js';
import { expect, given, test } from './test.js';
import { scaled } from '../installation/limits.js';

/** A remote with a section of the settings only; `part` is the source of its component. */
const offering = async (
  context: BrowserContext,
  name: string,
  part: string,
  version = '^1.0.0',
): Promise<ResolvedRemote> => {
  const folder = `/r/${name}/1.0.0/`;
  const container = `taskloom_${name}_1_0_0`;
  const section = `{ point: 'settings-section', load: async () => ({ default: ${part} }) }`;
  const app = `{ name: '${name}', routes: [], extensions: { section: ${section} } }`;
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
    extensions: [{ point: 'settings-section', version, id: 'section', title: `The part of ${name}` }],
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

test('sections of remotes appear in the settings; one that throws affects neither them nor the screen', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs(await given.user());
  const registry = await TestRegistry.of(context);
  registry.answer.remotes.push(
    await offering(context, 'good', `() => 'Part of good'`),
    await offering(context, 'thrower', `() => { throw new Error('not today'); }`),
    await offering(context, 'stray', `() => { setTimeout(() => null.lost); return 'Part of stray'; }`),
    await offering(context, 'stuck', `() => { throw new Promise(() => {}); }`),
    await offering(context, 'later', `() => 'Part of later'`, '^2.0.0'),
  );
  const beacons = beaconsOf(page);
  await page.goto('/settings');
  await expect(page.getByText('Part of good')).toBeVisible();
  await expect(
    page.getByText('The content from The part of thrower 1.0.0 is not available right now.'),
  ).toBeVisible();
  await expect(page.getByText('Part of stray')).toBeVisible();
  await expect(page.getByText('The part of later needs another version of Taskloom.')).toBeVisible();
  // A section of a remote of this repository, in the same place.
  await expect(page.getByRole('heading', { name: 'Notification rules' })).toBeVisible();
  await expect(new FramePage(page).heading('Settings')).toBeVisible();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(
    page.getByText('The content from The part of stuck 1.0.0 is not available right now.'),
  ).toBeVisible({
    timeout: scaled(20_000),
  });
  // Only the first of each counts: errors of a part after it was rendered are reported too, and how slow this machine is.
  const outcomes = () => {
    const loads = beacons.filter(({ outcome }) => outcome === 'ready' || outcome === 'failed');
    const { work: _ours, ...others } = Object.fromEntries(
      loads.toReversed().map(({ name, outcome, stage }) => [name, `${outcome} ${stage}`]),
    );
    return others;
  };
  await expect.poll(outcomes).toEqual({
    good: 'ready ready',
    thrower: 'failed mount',
    stray: 'failed mount',
    stuck: 'failed mount',
  });
});
