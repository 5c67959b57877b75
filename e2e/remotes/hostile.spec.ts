import type { BrowserContext, Page } from '@playwright/test';
import { API, API_BASE, STORAGE_KEYS, type RemoteReport, type ResolvedRemote } from '@taskloom/contracts';
import { scaled } from '../installation/limits.js';
import { FramePage } from '../pages/frame.page.js';
import { ATTACKER, ATTACKS, publishHostile } from './hostile-builds.js';
import { TestRegistry } from './registry.js';
import { expect, given, test } from './test.js';

/** Only for this browser: activated for everyone, they would disturb the other tests. */
const live = async (context: BrowserContext, ...remotes: ResolvedRemote[]): Promise<TestRegistry> => {
  const registry = await TestRegistry.of(context);
  registry.answer.remotes.push(...remotes);
  return registry;
};

const reportsOf = (page: Page, name: string): RemoteReport[] => {
  const reports: RemoteReport[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(`${API_BASE}${API.remoteBeacons}`)) return;
    const beacon = request.postDataJSON() as RemoteReport;
    if (beacon.name === name) reports.push(beacon);
  });
  return reports;
};

const open = async (page: Page, name: string): Promise<void> => {
  await page.goto('/settings');
  await new FramePage(page).entry(name).click();
};

test('twelve hostile remotes that no one opens do not affect a person on the dashboard', async ({
  page,
  context,
  signInAs,
}) => {
  // Idle time is rare on a busy machine, and each file waits for its own.
  test.slow();
  const names = Object.keys(ATTACKS) as (keyof typeof ATTACKS)[];
  expect(names).toHaveLength(12);
  const remotes = await Promise.all(
    names.map((name) => publishHostile({ name: `idle-${name}`, attack: ATTACKS[name] })),
  );
  await signInAs(await given.user());
  await live(context, ...remotes);
  const fetched = new Set<string>();
  const leaked: string[] = [];
  const dialogs: string[] = [];
  page.on('requestfinished', (request) => {
    const [, name] = /\/r\/(idle-[\w-]+)\/1\.0\.0\/remote-entry\.js$/.exec(request.url()) ?? [];
    if (name) fetched.add(name);
  });
  page.on('request', (request) => {
    if (request.url().startsWith(ATTACKER)) leaked.push(request.url());
  });
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });

  await page.goto('/');
  const frame = new FramePage(page);
  await expect(frame.heading('Dashboard')).toBeVisible();
  // Their files are prefetched, so that their screens open fast; hovering their entries must fetch nothing more.
  await expect.poll(() => fetched.size, { timeout: scaled(90_000) }).toBe(12);
  for (const { name } of remotes) await frame.entry(name).hover();

  const state = await page.evaluate((token) => {
    const { hostile } = globalThis as { hostile?: string[] };
    return {
      hostile: hostile ?? [],
      signedIn: localStorage.getItem(token) !== null,
      natives: [fetch, history.pushState, Array.prototype.map].map((native) =>
        String(native).includes('[native code]'),
      ),
      color: getComputedStyle(document.body).color,
    };
  }, STORAGE_KEYS.token);
  expect(state).toEqual({
    hostile: [],
    signedIn: true,
    natives: [true, true, true],
    color: expect.not.stringContaining('rgb(255, 0, 0)'),
  });
  expect([leaked, dialogs]).toEqual([[], []]);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
});

test(
  'a hostile remote that is opened cannot send data to another site',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const remote = await publishHostile({ name: 'leaking', attack: ATTACKS.exfiltration });
    await signInAs(await given.user());
    await live(context, remote);
    const arrived: string[] = [];
    await context.route(`${ATTACKER}/**`, (route) => {
      arrived.push(route.request().url());
      return route.fulfill({ body: 'thanks' });
    });
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(globalThis, { refused });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        refused.push(effectiveDirective),
      );
    });
    await open(page, 'leaking');
    await expect(page.getByText('Screen of leaking')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused.toSorted()))
      .toEqual(['connect-src', 'connect-src', 'img-src']);
    expect(arrived).toEqual([]);
  },
);

test(
  'the styles of a rolled-back version are removed from open tabs, and a reload is suggested',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const link = `document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/r/coloured/2.0.0/leak.css' }));`;
    const bad = await publishHostile({
      name: 'coloured',
      version: '2.0.0',
      attack: link,
      files: { 'leak.css': '.coloured-a {}' },
    });
    const good = await publishHostile({ name: 'coloured' });
    // The registry refuses unscoped styles; this build has bypassed that.
    await context.route('**/leak.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: 'h1 { color: rgb(255, 0, 0) !important }' }),
    );
    await signInAs(await given.user());
    const registry = await live(context, bad);
    await open(page, 'coloured');
    await expect(page.getByText('Screen of coloured')).toBeVisible();
    const frame = new FramePage(page);
    await frame.entry('Dashboard').click();
    const heading = frame.heading('Dashboard');
    await expect(heading).toHaveCSS('color', 'rgb(255, 0, 0)');

    registry.activate(good);
    // As after an activation event: the tab requests the registry's response.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('coloured 2.0.0 was withdrawn')).toBeVisible();
    await expect(heading).not.toHaveCSS('color', 'rgb(255, 0, 0)');
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(heading).toBeVisible();
    await expect(page.getByText('was withdrawn')).toBeHidden();
  },
);

const CRASHES_BY_BUTTON = `() => {
  const [broken, setBroken] = React.useState(false);
  if (broken) throw new Error('late and loud');
  return React.createElement('button', { onClick: () => setBroken(true) }, 'Break');
}`;

test(
  'a screen that crashes after it was rendered is reported under the reference on its card',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const remote = await publishHostile({ name: 'crashing', screen: CRASHES_BY_BUTTON });
    await signInAs(await given.user());
    await live(context, remote);
    const reports = reportsOf(page, 'crashing');
    await open(page, 'crashing');
    await expect.poll(() => reports.map(({ outcome }) => outcome)).toContain('ready');
    await page.getByRole('button', { name: 'Break' }).click();
    const reference = page.getByText(/^Reference mount-/);
    await expect(reference).toBeVisible();
    // Among measured vitals and long tasks.
    const lateError = () => reports.find(({ outcome }) => outcome === 'late-error');
    await expect.poll(lateError).toMatchObject({ version: '1.0.0', reason: 'mount: late and loud' });
    expect(`Reference ${lateError()?.reference}`).toBe(await reference.textContent());
  },
);

const STORMS_BY_BUTTON = `() => React.createElement('button', { onClick: ({ target }) => {
  for (let index = 0; index < 500; index += 1) {
    setTimeout(() => { throw new Error('storm ' + index); });
    Promise.reject(new Error('rejected ' + index));
  }
  setTimeout(() => {
    for (const end = performance.now() + 400; performance.now() < end;);
    target.textContent = 'Over';
  });
} }, 'Storm')`;

test(
  'uncaught errors and long tasks are reported with version and reference, and in limited number',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const remote = await publishHostile({ name: 'storming', screen: STORMS_BY_BUTTON });
    await signInAs(await given.user());
    await live(context, remote);
    const reports = reportsOf(page, 'storming');
    await open(page, 'storming');
    await expect.poll(() => reports.map(({ outcome }) => outcome)).toContain('ready');
    await page.getByRole('button', { name: 'Storm' }).click();
    await expect(page.getByRole('button', { name: 'Over' })).toBeVisible();
    const outcomes = (): string[] => reports.map(({ outcome }) => outcome).toSorted();
    await expect.poll(outcomes).toContain('long-task');
    await expect.poll(() => outcomes().filter((outcome) => outcome === 'late-error')).toHaveLength(5);
    const troubles = reports.filter(({ outcome }) => outcome === 'late-error' || outcome === 'long-task');
    for (const { outcome, version, reference, durationMs } of troubles) {
      expect([version, reference]).toEqual(['1.0.0', expect.stringMatching(/^(late|task)-[0-9a-f]{6}$/)]);
      if (outcome === 'long-task') expect(durationMs).toBeGreaterThanOrEqual(200);
    }
  },
);

test(
  'a remote cannot take over a route of the shell',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const remote = await publishHostile({ name: 'claiming' });
    const [route] = remote.routes;
    if (!route) throw new Error('It has a route.');
    await signInAs(await given.user());
    await live(context, {
      ...remote,
      routes: [{ ...route, path: '/settings' }, { ...route, path: '/*' }, route],
    });
    await page.goto('/settings');
    await expect(new FramePage(page).heading('Settings')).toBeVisible();
    expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false);
  },
);
