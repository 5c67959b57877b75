// @ts-check
/* global document, requestAnimationFrame -- parts of this run in the page */
/** Measures interactions: frames during a drag, the delay of a key press, the navigation between remotes. */
import { newPerson, slowDown } from './browser.mjs';
import { percentile } from '../live/statistics.mjs';
import { spread } from './statistics.mjs';

const FRAME_MS = 17;
const TEXT = 'A title that is typed in front of a thousand cards';
const MOVES = 90;
/** Time for idle-time prefetches, in milliseconds. The network is never idle, because the page has a live connection. */
const SETTLE_MS = 3_000;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./world.mjs').World} world
 * @param {number} rounds
 * @returns {Promise<string[]>} a table in Markdown
 */
export async function measureHands(browser, world, rounds) {
  /** @type {number[]} */
  const frames = [];
  /** @type {Record<'delay' | 'painted', number[]>} */
  const keys = { delay: [], painted: [] };
  /** @type {Record<'usual' | 'slow', number[]>} */
  const switches = { usual: [], slow: [] };
  for (let round = 0; round < rounds; round += 1) {
    const context = await newPerson(browser, world);
    frames.push(...(await drag(await context.newPage(), world)));
    const typed = await type(await context.newPage(), world);
    keys.delay.push(...typed.delay);
    keys.painted.push(...typed.painted);
    switches.usual.push(...(await change(await context.newPage())));
    const slow = await context.newPage();
    await slowDown(slow);
    switches.slow.push(...(await change(slow)));
    await context.close();
  }
  const short = frames.filter((ms) => ms < FRAME_MS).length / frames.length;
  return [
    '| what | median / p95 / most, ms | |',
    '| --- | ---: | --- |',
    `| drag on 1,000 cards, frame | ${spread(frames)} | ${(short * 100).toFixed(1)} % under ${FRAME_MS} ms of ${frames.length} |`,
    `| a key in the task dialog, at 4×: to its handler | ${spread(keys.delay)} | ${keys.delay.length} keys |`,
    `| a key in the task dialog, at 4×: to the paint | ${spread(keys.painted)} | p99 ${percentile(keys.painted, 0.99).toFixed(1)} |`,
    `| to another remote, once preloaded | ${spread(switches.usual)} | ${switches.usual.length} times |`,
    `| the same at 4× and fast 4G | ${spread(switches.slow)} | ${switches.slow.length} times |`,
  ];
}

/** @param {import('@playwright/test').Page} page @param {import('./world.mjs').World} world */
async function openBoard(page, { board }) {
  await page.goto(board);
  await page.locator('[data-card]').first().waitFor();
  await page.waitForTimeout(SETTLE_MS); // Not part of the measurement.
}

/** Drags a card from the first column over the others and back; returns the times between frames. @param {import('@playwright/test').Page} page @param {import('./world.mjs').World} world */
async function drag(page, world) {
  await openBoard(page, world);
  const card = page.locator('[data-card]').first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('The board has no card on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 8, { steps: 4 });
  await page.evaluate(() => {
    const state = /** @type {any} */ (globalThis);
    state.frames = [];
    let last = 0;
    const count = (/** @type {number} */ now) => {
      if (last) state.frames.push(now - last);
      last = now;
      state.counting = requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await page.mouse.move(x + 2 * box.width, y + 200, { steps: MOVES });
  await page.mouse.move(x + 30, y + 300, { steps: MOVES });
  const frames = await page.evaluate(() => /** @type {any} */ (globalThis).frames);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.close();
  return /** @type {number[]} */ (frames);
}

/** @param {import('@playwright/test').Page} page @param {import('./world.mjs').World} world */
async function type(page, world) {
  await openBoard(page, world);
  await slowDown(page);
  await page.locator('[data-card] a').first().click();
  const title = page.getByRole('dialog').getByLabel('Title');
  await title.fill('');
  await page.evaluate(() => {
    const state = /** @type {any} */ (globalThis);
    state.delay = [];
    state.painted = [];
    const hear = (/** @type {Event} */ { timeStamp }) => {
      state.delay.push(performance.now() - timeStamp);
      requestAnimationFrame(() => setTimeout(() => state.painted.push(performance.now() - timeStamp)));
    };
    document.addEventListener('keydown', hear, true);
  });
  await title.pressSequentially(TEXT, { delay: 60 });
  await page.waitForFunction((keys) => /** @type {any} */ (globalThis).painted.length >= keys, TEXT.length);
  const { delay, painted } = await page.evaluate(() => {
    const { delay, painted } = /** @type {any} */ (globalThis);
    return { delay, painted };
  });
  await page.close();
  return /** @type {{ delay: number[], painted: number[] }} */ ({ delay, painted });
}

/** Opens each entry of the navigation twice; only the second time counts, when all files are loaded. @param {import('@playwright/test').Page} page */
async function change(page) {
  const names = ['Calendar', 'Team Members', 'Search', 'Dashboard'];
  await page.goto('/');
  await page.locator('main article').first().waitFor();
  /** @type {number[]} */
  const times = [];
  for (const [at, name] of [...names, ...names].entries()) {
    const ms = await page.evaluate(clickAndWait, name);
    if (at >= names.length) times.push(ms);
    await page.waitForTimeout(SETTLE_MS); // Not part of the measurement.
  }
  await page.close();
  return times;
}

/** Runs in the page: from the click to the frame that shows the other screen's heading, in milliseconds. @param {string} name @returns {Promise<number>} */
function clickAndWait(name) {
  const links = [...document.querySelectorAll('nav a')];
  const link = /** @type {HTMLElement | undefined} */ (links.find(({ textContent }) => textContent === name));
  const before = document.querySelector('main h1');
  const since = performance.now();
  link?.click();
  return new Promise((resolve) => {
    const look = () => {
      const heading = document.querySelector('main h1');
      if (heading && heading !== before) setTimeout(() => resolve(performance.now() - since));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
