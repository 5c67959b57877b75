// @ts-check
/** Measures in a real browser how much JavaScript of the built site a page loads until it is usable. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { SAMPLE_PROJECT, SAMPLE_PROVIDER, SAMPLE_TASK, serveSite } from './site-server.mjs';

/**
 * @typedef {object} Budget
 * @property {string} page
 * @property {string} path
 * @property {boolean} signedIn
 * @property {number} limit bytes of JavaScript, brotli
 * @property {(page: import('@playwright/test').Page) => import('@playwright/test').Locator} usable the element that makes the page usable
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [act] loads a further part; then only this part is measured
 *
 * @typedef {{ page: string, limit: number, bytes: number, files: { path: string, bytes: number }[] }} Weight
 */

/** @type {readonly Budget[]} */
const BUDGETS = [
  {
    page: 'sign-in, with passkeys and a provider,',
    path: '/login',
    signedIn: false,
    limit: 3_650,
    usable: (page) =>
      page
        .getByRole('main')
        .filter({ has: page.getByRole('button', { name: 'Sign In', exact: true }) })
        .filter({ has: page.getByRole('button', { name: /passkey/ }) })
        .filter({ has: page.getByRole('button', { name: SAMPLE_PROVIDER }) }),
  },
  {
    page: 'dashboard',
    path: '/',
    signedIn: true,
    limit: 221_000,
    usable: (page) => page.getByRole('heading', { name: SAMPLE_PROJECT }),
  },
  {
    page: 'board',
    path: '/projects/p1',
    signedIn: true,
    limit: 231_500,
    usable: (page) => page.getByRole('link', { name: SAMPLE_TASK }),
  },
  {
    page: 'the editor of a comment',
    path: '/projects/p1/tasks/t1',
    signedIn: true,
    limit: 125_000,
    usable: (page) => page.getByLabel('Write a comment...'),
    act: async (page) => {
      await page.getByLabel('Write a comment...').click();
      await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    },
  },
];

/** @param {string} site @param {string} path */
function brotliBytes(site, path) {
  const file = join(site, path);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return brotliCompressSync(readFileSync(file)).length;
}

/** Runs in the page before its scripts: stores a session and prevents idle callbacks. @param {boolean} signedIn */
function prepare(signedIn) {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  Object.defineProperty(globalThis, 'requestIdleCallback', { value: () => 0 });
  if (signedIn) localStorage.setItem('token', 'sample');
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ site: string, url: string }} where
 * @param {Budget} budget
 * @returns {Promise<Weight>}
 */
async function weigh(browser, { site, url }, { page: name, path, signedIn, limit, usable, act }) {
  const context = await browser.newContext();
  await context.addInitScript(prepare, signedIn);
  const page = await context.newPage();
  /** @type {Set<string>} */
  const asked = new Set();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.add(pathname);
  });
  await page.goto(`${url}${path}`);
  await usable(page).waitFor();
  if (act) {
    await page.waitForLoadState('networkidle');
    asked.clear();
    await act(page);
  }
  const inline = act ? [] : await page.locator('script:not([src])').allTextContents();
  const files = [...asked]
    .map((file) => ({ path: file, bytes: brotliBytes(site, file) }))
    .concat(inline.map((text) => ({ path: 'in the page', bytes: brotliCompressSync(text).length })))
    .sort((a, b) => b.bytes - a.bytes);
  await context.close();
  return { page: name, limit, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** @param {{ site: string, executablePath: string }} what @returns {Promise<Weight[]>} */
export async function measure({ site, executablePath }) {
  const server = await serveSite(site);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const weights = [];
    for (const budget of BUDGETS) weights.push(await weigh(browser, { site, url: server.url }, budget));
    return weights;
  } finally {
    await browser.close();
    server.stop();
  }
}
