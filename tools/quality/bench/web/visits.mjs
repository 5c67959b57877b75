// @ts-check
/* global document, requestAnimationFrame -- parts of this run in the page */
/** Measures the time until a page is usable, at 4× CPU slowdown and fast 4G, over several visits of one browser; the last one is offline. */
import { newPerson, slowDown } from './browser.mjs';
import { median } from './statistics.mjs';

/** The element that makes each page usable. */
const PAGES = [
  { name: 'sign-in', guest: true, path: () => '/login', usable: 'form button[type=submit]:not(:disabled)' },
  { name: 'dashboard', path: () => '/', usable: 'main article h2' },
  {
    name: 'board of 1,000',
    path: (/** @type {import('./world.mjs').World} */ { board }) => board,
    usable: 'main [data-card]',
  },
  {
    name: 'board of 10,000',
    path: (/** @type {import('./world.mjs').World} */ { bigBoard }) => bigBoard,
    usable: 'main [data-card]',
  },
];
/** The first visit has no cache, the second has cached files, and from the third on Chromium also caches compiled code. */
const VISITS = ['cold', 'warm, second', 'warm, third'];
/** A start without a connection, of signed-in people, from what the service worker has kept in the visits before. */
const OFFLINE = 'offline';
/** Blocking time is measured until this long after the page is usable, in milliseconds. */
const AFTER_MS = 2_000;
const PATIENCE_MS = 60_000;

/** @typedef {{ usable: number, blocking: number, requests: number, kilobytes: number }} Visit */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./world.mjs').World} world
 * @param {number} rounds
 * @returns {Promise<string[]>} a table in Markdown
 */
export async function measureVisits(browser, world, rounds) {
  const lines = [
    '| page | visit | usable, ms | total blocking time, ms | requests | kB over the wire |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
  ];
  for (const page of PAGES) {
    /** @type {[kind: string, measured: Visit[]][]} */
    const visits = [...VISITS, ...(page.guest ? [] : [OFFLINE])].map((kind) => [kind, []]);
    for (let round = 0; round < rounds; round += 1) {
      const context = await newPerson(browser, world, page);
      for (const [kind, measured] of visits) {
        const offline = kind === OFFLINE;
        await context.setOffline(offline);
        measured.push(await visit(context, page.path(world), page.usable, offline));
      }
      await context.close();
    }
    for (const [kind, measured] of visits) lines.push(row(page.name, kind, measured));
  }
  return lines;
}

/** @param {string} name @param {string} kind @param {Visit[]} visits */
function row(name, kind, visits) {
  const of = (/** @type {keyof Visit} */ key) => Math.round(median(visits.map((visit) => visit[key])));
  return `| ${name} | ${kind} | ${of('usable')} | ${of('blocking')} | ${of('requests')} | ${of('kilobytes')} |`;
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} path
 * @param {string} usable selector
 * @param {boolean} offline
 * @returns {Promise<Visit>}
 */
async function visit(context, path, usable, offline) {
  const page = await context.newPage();
  const devtools = await slowDown(page, offline);
  const traffic = { requests: 0, bytes: 0 };
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (traffic.bytes += encodedDataLength));
  await page.addInitScript(watchForUse, usable);
  await page.goto(path, { waitUntil: 'commit' });
  const at = await page.waitForFunction(() => /** @type {any} */ (globalThis).usableAt, undefined, {
    timeout: PATIENCE_MS,
  });
  const { requests, bytes } = traffic;
  await page.waitForFunction((until) => performance.now() > until, Number(await at.jsonValue()) + AFTER_MS);
  const { usableAt, blocking } = await page.evaluate(() => {
    const { usableAt, blocking } = /** @type {any} */ (globalThis);
    return { usableAt: Number(usableAt), blocking: Number(blocking) };
  });
  await page.close();
  return { usable: usableAt, blocking, requests, kilobytes: bytes / 1_000 };
}

/** Runs in the page, before its own code. @param {string} usable selector */
function watchForUse(usable) {
  const page = /** @type {any} */ (globalThis);
  const THRESHOLD_MS = 50;
  page.blocking = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.blocking += duration - THRESHOLD_MS;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const found = document.querySelector(usable);
    if (found && found.getClientRects().length > 0) page.usableAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
