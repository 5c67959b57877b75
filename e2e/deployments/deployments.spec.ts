import type { Locator, Page, Request, Response } from '@playwright/test';
import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';
import { tooWide } from '../commands/too-wide.js';
import { axe, axeInTheDark } from '../commands/walk.js';
import { connected } from '../commands/people.js';
import { FramePage } from '../pages/frame.page.js';
import { Deployer } from './deployer.js';

/** Each attempt publishes its own: what an earlier one has published stays. */
const attempt = (minor: number, part = ''): string => `2.${minor}.${test.info().retry}${part}`;

/** The versions of a remote whose files a page has requested, of those requests that count. */
const versionsAskedBy = (page: Page, name: string, counts = (_request: Request) => true): Set<string> => {
  const versions = new Set<string>();
  const pattern = new RegExp(`/r/${name}/([^/]+)/`);
  page.on('request', (request) => {
    const version = pattern.exec(request.url())?.[1];
    if (version && counts(request)) versions.add(version);
  });
  return versions;
};

/** The versions of the projects whose code a page has loaded. Other files are fetched in idle time, for later. */
const versionsLoadedBy = (page: Page): Set<string> =>
  versionsAskedBy(page, 'projects', (request) => request.resourceType() !== 'fetch');

/** Waits for the next list of remotes that the page loads. */
const nextResolve = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.url().includes('/api/remotes/resolve'));

/** The form of a new project with its description filled in, on a page that gets activations. */
const openForm = async (page: Page): Promise<Locator> => {
  const isLive = connected(page);
  await page.goto('/');
  await isLive;
  await page.getByRole('button', { name: 'New Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Project' });
  await dialog.getByLabel('Description').fill('Typed before.');
  return dialog;
};

test('a published version is previewed only after consent, with a banner that can end it', async ({
  page,
  context,
  signInAs,
}) => {
  const version = attempt(0, '-pr.1');
  const calendar = await Deployer.of('calendar');
  await calendar.publish(version);
  await signInAs(await given.admin());
  const asked = versionsAskedBy(page, 'calendar');
  const question = page.getByRole('heading', { name: `Preview Calendar ${version}?` });
  await page.goto(`/calendar?mfe=calendar@${version}`);
  await expect(question).toBeVisible();
  await expect(page.getByText('browser tests (deploy token)')).toBeVisible();
  expect([...asked]).not.toContain(version);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(new FramePage(page).heading('Project Calendar')).toBeVisible();
  expect([...asked]).not.toContain(version);

  await page.goto(`/calendar?mfe=calendar@${version}`);
  await expect(question).toBeVisible();
  asked.clear();
  await page.getByRole('button', { name: 'Start preview' }).click();
  const banner = page.getByText(`You are previewing Calendar ${version}. No one else sees it.`);
  await expect(banner).toBeVisible();
  await expect(new FramePage(page).heading('Project Calendar')).toBeVisible();
  expect([...asked]).toContain(version);

  // Another tab has its own session, so the same browser is asked again.
  const other = await context.newPage();
  await other.goto('/calendar');
  await expect(other.getByRole('button', { name: 'Start preview' })).toBeVisible();
  const container = `taskloom_calendar_${version}`.replace(/\W/g, '_');
  expect(await other.evaluate((name) => name in globalThis, container)).toBe(false);
  await other.close();

  // Until the page reloads, it may still fetch files of the preview while it is idle.
  page.once('framenavigated', () => asked.clear());
  await page.getByRole('button', { name: 'Leave preview' }).click();
  await expect(banner).toBeHidden();
  await expect(new FramePage(page).heading('Project Calendar')).toBeVisible();
  expect([...asked]).not.toContain(version);
});

test.describe('a refusal', () => {
  test.use({ tolerated: REFUSED_ANSWER });

  test(
    'a preview of a locked remote is refused with its reason',
    { tag: '@long' },
    async ({ page, signInAs }) => {
      const admin = await given.admin();
      const version = attempt(0, '-pr.1');
      await (await Deployer.of('team')).publish(version);
      await given.locked(admin, 'team', true);
      try {
        await signInAs(admin);
        const asked = versionsAskedBy(page, 'team');
        await page.goto(`/team?mfe=team@${version}`);
        await expect(
          page.getByText('team is locked, so none of its versions can be previewed.'),
        ).toBeVisible();
        await expect(page.getByRole('button', { name: 'Start preview' })).toHaveCount(0);
        await page.getByRole('button', { name: 'Continue without it' }).click();
        await expect(new FramePage(page).heading('Team Members')).toBeVisible();
        expect([...asked]).not.toContain(version);
      } finally {
        await given.locked(admin, 'team', false);
      }
    },
  );
});

test(
  'the preview consent dialog fits a phone, passes axe in both themes, and works by keyboard',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const calendar = await Deployer.of('calendar');
    const version = attempt(0, '-pr.2');
    await calendar.publish(version);
    await signInAs(await given.admin());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/calendar?mfe=calendar@${version}`);
    await expect(page.getByRole('button', { name: 'Start preview' })).toBeVisible();
    const complaints = [await axe(page, true), await axeInTheDark(page, true), await tooWide(page)];
    expect(complaints.flat()).toEqual([]);
    await page.getByRole('button', { name: 'Start preview' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(new FramePage(page).heading('Project Calendar')).toBeVisible();
  },
);

test('an activation takes effect on the next navigation, never under an open form', async ({
  page,
  signInAs,
}) => {
  const projects = await Deployer.of('projects');
  await signInAs(await given.user());
  const asked = versionsLoadedBy(page);
  const dialog = await openForm(page);
  const title = dialog.getByLabel('Title');
  await title.fill('Half a title');

  const resolved = nextResolve(page);
  const version = attempt(0);
  await projects.deploy(version);
  await resolved;
  await title.pressSequentially(', and its end');
  await expect(title).toHaveValue('Half a title, and its end');
  expect([...asked]).not.toContain(version);

  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(new FramePage(page).heading('Half a title, and its end')).toBeVisible();
  expect([...asked]).toContain(version);
});

test(
  'a dialog that is first opened after an activation belongs to the version of its screen',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const projects = await Deployer.of('projects');
    await projects.deploy(attempt(1));
    await signInAs(await given.user());
    const asked = versionsLoadedBy(page);
    const isLive = connected(page);
    await page.goto('/');
    await isLive;
    await expect(new FramePage(page).heading('Dashboard')).toBeVisible();
    const resolved = nextResolve(page);
    await projects.deploy(attempt(2));
    await resolved;
    await page.getByRole('button', { name: 'New Project' }).click();
    await expect(page.getByRole('dialog', { name: 'Create New Project' })).toBeVisible();
    expect([...asked]).toEqual([attempt(1)]);
  },
);

test(
  'an open form survives a canary, a rollback and the revocation of its version',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    const projects = await Deployer.of('projects');
    const [version, next] = [attempt(3), attempt(4)];
    await projects.deploy(version);
    await projects.publish(next);
    await signInAs(await given.user());
    const asked = versionsLoadedBy(page);
    const dialog = await openForm(page);
    await dialog.getByLabel('Title').fill('Still here');

    const admin = await given.admin();
    for (const move of [
      () => projects.activate(next, 50),
      () => projects.rollback(),
      () => projects.activate(next),
      () => projects.rollback(),
      () => projects.revoke(version, admin),
    ]) {
      const resolved = nextResolve(page);
      await move();
      await resolved;
      await expect(dialog.getByLabel('Title')).toHaveValue('Still here');
    }
    expect([...asked]).toEqual([version]);

    asked.clear();
    await dialog.getByRole('button', { name: 'Create Project' }).click();
    await expect(new FramePage(page).heading('Still here')).toBeVisible();
    expect([...asked]).not.toContain(version);
  },
);
