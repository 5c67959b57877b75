// @ts-check
/** The checks that every remote must pass, as tests. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromiumIfAny } from '../../run/chromium.mjs';
import { folderOf } from '../../run/dev/answer.mjs';
import { undeclared } from '../remote/declared-calls.mjs';
import { knownPaths, openAlone, openBrowser } from './alone.mjs';
import {
  CYCLES,
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

/** The style sheets of its production build. @param {string} name */
const stylesOf = (name) => {
  const assets = join(folderOf(name), 'dist/assets');
  const files = readdirSync(assets).filter((file) => file.endsWith('.css'));
  return files.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
};

/** @param {string} name @returns {import('@taskloom/contracts').RemoteSource} */
const sourceOf = (name) => JSON.parse(readFileSync(join(folderOf(name), 'remote.json'), 'utf8'));

/** The title of the remote's first screen. @param {string} name */
const titleOf = (name) => sourceOf(name).routes[0]?.title ?? '';

/** @param {readonly string[]} names */
export async function describeRemotes(names) {
  if (!(await chromiumIfAny()))
    return void describe('the suite of remotes', { skip: 'needs Chromium' }, () => {});
  /** @type {import('@playwright/test').Browser} */
  let browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser?.close());

  for (const name of names) describeRemote(name, () => browser);
}

/** @param {string} name @param {() => import('@playwright/test').Browser} browser */
function describeRemote(name, browser) {
  describe(name, () => {
    /** @type {Awaited<ReturnType<typeof openAlone>>} */
    let alone;
    before(async () => {
      alone = await openAlone(browser(), name);
    });
    after(() => alone?.stop());

    it('runs standalone under its title', () => standsAlone(alone, titleOf(name)));
    it('has the code of the extensions that it lists', () =>
      hasItsExtensions(alone, sourceOf(name).extensions ?? []));
    it('shows each extension in its place', () => showsItsExtensions(alone, sourceOf(name).extensions ?? []));
    it(`mounts and unmounts ${CYCLES} times and leaves nothing behind`, () => leavesNothingBehind(alone));
    it('declares the calls that it makes', async () => {
      assert.deepEqual(await undeclared(folderOf(name), sourceOf(name)), []);
    });
    it('survives errors of its API', () => survivesApiErrors(alone));
    it('leads only to declared routes', () => staysInsideKnownRoutes(alone, knownPaths()));
    it('writes to browser storage under its own name only', () => keepsToItsStorage(alone));
    it('leaves the globals of the page unchanged', () => leavesGlobalsAlone(alone));
    it('styles only its own elements', () => stylesOnlyItself(alone.page, name, stylesOf(name)));
  });
}
