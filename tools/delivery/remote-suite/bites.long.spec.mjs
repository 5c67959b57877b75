// @ts-check
/** Runs each check of the conformance suite on a remote that violates it. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { baseConfig } from '../../../libs/build/src/base.mjs';
import { page as html } from '../../../libs/build/src/page.mjs';
import { openAlone, openBrowser } from './alone.mjs';
import {
  hasItsExtensions,
  keepsToItsStorage,
  leavesGlobalsAlone,
  leavesNothingBehind,
  showsItsExtensions,
  standsAlone,
  staysInsideKnownRoutes,
  stylesOnlyItself,
  survivesApiErrors,
} from './checks.mjs';

const folder = fileURLToPath(new URL('./misbehaving', import.meta.url));
const template = fileURLToPath(new URL('../../../libs/build/src/standalone.html', import.meta.url));
const mode = { production: true, compress: false };
const base = baseConfig({ app: 'misbehaving', folder, version: '1.0.0', mode });
const config = {
  ...base,
  entry: join(folder, 'standalone.mjs.txt'),
  output: { ...base.output, publicPath: '/' },
  plugins: [...(base.plugins ?? []), ...html(template, '@taskloom/ui/theme-boot.js')],
};

/** @type {import('@playwright/test').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof openAlone>>} */
let alone;
before(async () => {
  browser = await openBrowser();
  alone = await openAlone(browser, 'misbehaving', { config, routes: ['/fine'] });
});
after(async () => {
  await alone?.stop();
  await browser?.close();
});

/** @param {string} screen */
const at = (screen) => ({ ...alone, screens: [screen] });
const tab = { point: 'project-tab', id: 'report' };
const badge = { point: 'card-badge', id: 'broken' };
const known = ['/fine', '/stray-link', '/stray-press', '/leaving'];

describe('the conformance suite', () => {
  it('accepts a remote without violations', async () => {
    await standsAlone(at('/fine'), 'Misbehaving');
    await hasItsExtensions(alone, [tab, badge]);
    await showsItsExtensions(alone, [tab]);
    await leavesNothingBehind(at('/fine'), 40);
    await survivesApiErrors(at('/fine'));
    await staysInsideKnownRoutes(at('/fine'), known);
    await keepsToItsStorage(at('/fine'));
    await leavesGlobalsAlone(at('/fine'));
    await stylesOnlyItself(
      alone.page,
      'misbehaving',
      '@media print { .misbehaving-a1 > h2, .misbehaving-b2:has(p, a:not(:focus)) { color: red } }',
    );
  });

  it('detects a wrong title and console errors', async () => {
    await assert.rejects(standsAlone(at('/fine'), 'Payroll'), /heading "Misbehaving", but .* "Payroll"/);
    await assert.rejects(standsAlone(at('/complaining'), 'Misbehaving'), /standalone: .*Not so well/);
  });

  it('detects an extension that only remote.json or only the code has', async () => {
    const gone = hasItsExtensions(alone, [tab, badge, { point: 'card-badge', id: 'report' }]);
    await assert.rejects(gone, /lists the extension card-badge\/report .* without its code/);
    await assert.rejects(hasItsExtensions(alone, []), /has the extension project-tab\/report, which/);
  });

  it('detects an extension that fails in its place', () =>
    assert.rejects(
      showsItsExtensions(alone, [badge]),
      /card-badge\/broken of misbehaving does not work: broken failed: Not today/,
    ));

  for (const what of ['listeners', 'timers', 'nodes', 'subscriptions']) {
    it(`detects ${what} that are not released`, () =>
      assert.rejects(leavesNothingBehind(at(`/${what}`), 40), new RegExp(`left \\d+.* ${what}`)));
  }

  it('accepts what is created late and then kept', () => leavesNothingBehind(at('/late'), 40));

  it('detects a screen that crashes on an error of the API', () =>
    assert.rejects(survivesApiErrors(at('/fragile')), /misbehaving at \/fragile does not survive .* 500/));

  it('detects navigation to an unknown route, by link and by button', async () => {
    await assert.rejects(staysInsideKnownRoutes(at('/stray-link'), known), /from \/stray-link to \/payroll/);
    await assert.rejects(
      staysInsideKnownRoutes(at('/stray-press'), known),
      /from \/stray-press to \/payroll/,
    );
  });

  it('detects navigation that reloads the page', () =>
    assert.rejects(staysInsideKnownRoutes(at('/leaving'), known), /leaves the page at \/leaving/));

  for (const [path, what] of /** @type {const} */ ([
    ['/adding', 'window.payroll'],
    ['/replacing', 'Array.prototype.map'],
    ['/fetching', 'window.fetch'],
  ])) {
    it(`detects a change of ${what}`, () =>
      assert.rejects(leavesGlobalsAlone(at(path)), new RegExp(`misbehaving changes ${what}, `)));
  }

  it('detects style rules for elements of others', async () => {
    for (const css of [
      'h1 { margin: 0 }',
      '.misbehaving-a1, body { margin: 0 }',
      '@media print { * { color: red } }',
    ]) {
      await assert.rejects(
        stylesOnlyItself(alone.page, 'misbehaving', css),
        /styles ".+", which does not belong to it/,
      );
    }
  });

  it('detects writes to storage under another name', async () => {
    await staysInsideKnownRoutes(at('/writing'), known);
    await assert.rejects(keepsToItsStorage(alone), /writes draft into the browser/);
  });
});
