import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, given, test } from '../commands/test.js';
import { FramePage } from '../pages/frame.page.js';
import { factsIn } from '../remotes/stamped-build.js';
import { Deployer } from './deployer.js';

/** Released versions, unchanged (docs/decisions/0021-kept-versions.md). */
const KEPT = fileURLToPath(new URL('../../fixtures/remotes', import.meta.url));
const inFolder = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);
const kept = inFolder(KEPT).flatMap((name) =>
  inFolder(join(KEPT, name)).map((file) => ({ name, file: join(KEPT, name, file) })),
);

/** The scripts of a version that the page has requested. */
const scriptsAsked = (page: Page, name: string, version: string): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/r/${name}/${version}/`) && pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
};

const refusal = (page: Page) => page.getByRole('heading', { name: 'needs another version of Taskloom' });

for (const { name, file } of kept) {
  test(
    `${name}, ${file.slice(KEPT.length + 1)}: runs in today's shell, or is refused before its code runs`,
    { tag: '@long' },
    async ({ page, signInAs }) => {
      const app = mkdtempSync(join(tmpdir(), 'taskloom-kept-'));
      const dist = join(app, 'dist');
      mkdirSync(dist);
      execFileSync('tar', ['-xzf', file, '-C', dist]);
      const { version, routes } = factsIn(dist);
      await (await Deployer.of(name)).publishFrom(app);
      rmSync(app, { recursive: true });

      await signInAs(await given.admin());
      const scripts = scriptsAsked(page, name, version);
      const [route] = routes;
      await page.goto(`${route?.path}?mfe=${name}@${version}`);
      await page.getByRole('button', { name: 'Start preview' }).click();
      await expect(page.getByText(`${version}. No one else sees it.`)).toBeVisible();
      const heading = new FramePage(page).heading(route?.title ?? '');
      await expect(heading.or(refusal(page)).first()).toBeVisible();
      if (await refusal(page).isVisible()) expect(scripts).toEqual([]);
      else expect(scripts).not.toEqual([]);
    },
  );
}

for (const library of ['contracts', 'client', 'ui'] as const) {
  test(
    `a version built for another ${library} never runs: the live one replaces it, with a note`,
    { tag: '@long' },
    async ({ page, signInAs }) => {
      // A version of an earlier attempt stays published.
      const version = `0.8.${test.info().retry}-${library}`;
      const requires = { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0', [library]: '^0.8.0' };
      await (await Deployer.of('calendar')).publish(version, requires);
      await signInAs(await given.admin());
      const scripts = scriptsAsked(page, 'calendar', version);
      await page.goto(`/calendar?mfe=calendar@${version}`);
      await page.getByRole('button', { name: 'Start preview' }).click();
      await expect(page.getByText(`because ${version} could not be loaded`)).toBeVisible();
      await expect(new FramePage(page).heading('Project Calendar')).toBeVisible();
      expect(scripts).toEqual([]);
    },
  );
}
