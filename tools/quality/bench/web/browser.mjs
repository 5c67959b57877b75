// @ts-check
import { chromium } from '@playwright/test';

/** A mid-range phone, with the slowdown that Lighthouse and Chrome DevTools use. */
const SLOWDOWN = 4;
/** Chrome's preset "Fast 4G": bytes per second, milliseconds. */
const FAST_4G = { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

/** @param {string} executablePath */
export function openBrowser(executablePath) {
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath, args: asRoot ? ['--no-sandbox'] : [] });
}

/**
 * Opens a browser context without a cache; signed in unless `guest` is set.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./world.mjs').World} world
 * @param {{ guest?: boolean }} [how]
 */
export async function newPerson(browser, { url, session }, { guest = false } = {}) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  if (guest) return context;
  await context.addInitScript((kept) => {
    localStorage.setItem('token', kept.token);
    localStorage.setItem('auth-storage', JSON.stringify(kept));
  }, session);
  return context;
}

/** Throttles the CPU and the network of this page. @param {import('@playwright/test').Page} page @param {boolean} [offline] without any network */
export async function slowDown(page, offline = false) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline, ...FAST_4G });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return devtools;
}
