// @ts-check
/* global taskloomProbe, document, requestIdleCallback, CSSStyleSheet, CSSStyleRule, CSSKeyframesRule */
/** Requirements for every remote. Each check throws an error with a sentence that explains the violation. */
import { beginAt, patternOf, linksOn } from './alone.mjs';

/** @typedef {import('./alone.mjs').Alone} Alone */

/** It renders standalone with its sample data and its title, without console errors. @param {Alone} alone @param {string} title */
export async function standsAlone(alone, title) {
  const { page, name, screens, complaints, printed } = alone;
  await beginAt(alone, screens[0] ?? '/');
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
  if (heading !== title)
    throw new Error(`${name} has the heading "${heading}", but the title in its remote.json is "${title}".`);
  const [complaint] = [...complaints, ...printed];
  if (complaint) throw new Error(`${name} prints an error when it runs standalone: ${complaint}`);
}

/**
 * It has the code of each extension that its remote.json lists, and lists each that it has.
 * @param {Alone} alone @param {readonly { point: string, id: string }[]} listed
 */
export async function hasItsExtensions({ page, name }, listed) {
  const wanted = listed.map(({ point, id }) => `${point}/${id}`);
  const provided = await page.evaluate(() => taskloomProbe.extensions);
  const missing = wanted.find((each) => !provided.includes(each));
  if (missing) throw new Error(`${name} lists the extension ${missing} in remote.json without its code.`);
  const unlisted = provided.find((each) => !wanted.includes(each));
  if (unlisted)
    throw new Error(`${name} has the extension ${unlisted}, which its remote.json does not list.`);
}

/**
 * Each extension appears in its place of the standalone page, without errors.
 * @param {Alone} alone @param {readonly { point: string, id: string }[]} listed
 */
export async function showsItsExtensions({ page, url, name, complaints, printed }, listed) {
  const main = page.locator('main');
  for (const { point, id } of listed) {
    for (const list of [complaints, printed]) list.length = 0;
    await page.goto(`${url}/extensions/${id}`);
    await main.locator('h1').first().waitFor();
    await main.locator('[data-waiting]').first().waitFor({ state: 'detached' });
    const [failure] = await main.locator('[data-failed]').allTextContents();
    const complaint = failure ?? complaints[0] ?? printed[0];
    if (complaint) throw new Error(`The extension ${point}/${id} of ${name} does not work: ${complaint}`);
  }
}

/** The number of times that screens are opened and closed in total. */
export const CYCLES = 100;
/** Cycles of one round of the warm-up. */
const WARM_UP = 10;
/** A leak adds something in every round, so the warm-up has an end. */
const WARM_UP_ROUNDS = 10;
/** Time for delayed clean-up, in milliseconds. On a busy machine, a few counts take longer than that. */
const SETTLED_MS = 2_000;
const SETTLED_COUNTS = 20;

/** @param {import('@playwright/test').Page} page @param {string[]} screens @param {number} times */
const comeAndGo = (page, screens, times) =>
  page.evaluate(async ([paths, count]) => {
    for (let turn = 0; turn < count; turn += 1) {
      await taskloomProbe.enter(paths[turn % paths.length] ?? '/');
      await taskloomProbe.leave();
    }
  }, /** @type {const} */ ([screens, times]));

/** Stays on each screen until it has begun to load what it leaves for idle time. @param {import('@playwright/test').Page} page @param {string[]} screens */
const stay = (page, screens) =>
  page.evaluate(async (paths) => {
    for (const path of paths) {
      await taskloomProbe.enter(path);
      await new Promise((resolve) => requestIdleCallback(resolve));
      await taskloomProbe.pause();
      await taskloomProbe.leave();
    }
  }, screens);

/** The browser's own counts after a garbage collection. @param {import('@playwright/test').CDPSession} session @param {import('@playwright/test').Page} page */
async function heldNow(session, page) {
  for (let turn = 0; turn < 2; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const ours = await page.evaluate(() => {
    const { timers, subscriptions, queries } = taskloomProbe;
    return { timers: timers.size, subscriptions, queries: queries() };
  });
  return { nodes, listeners: jsEventListeners, ...ours };
}

/** @typedef {Awaited<ReturnType<typeof heldNow>>} Held */

/** @param {Held} held */
const kindsOf = (held) => /** @type {(keyof Held)[]} */ (Object.keys(held));

/**
 * Until a round adds nothing, so that things that are created once and kept (styles, caches, parts that load when the browser is
 * idle) exist before counting.
 *
 * @param {import('@playwright/test').CDPSession} session @param {import('@playwright/test').Page} page @param {string[]} screens
 */
async function warmUp(session, page, screens) {
  const round = async () => {
    await comeAndGo(page, screens, Math.max(WARM_UP, screens.length * 2));
    await page.evaluate(() => taskloomProbe.pause());
    return heldNow(session, page);
  };
  await stay(page, screens);
  let held = await round();
  for (let count = 1; count < WARM_UP_ROUNDS; count += 1) {
    const before = held;
    held = await round();
    if (kindsOf(held).every((kind) => held[kind] <= before[kind])) break;
  }
  return held;
}

/**
 * A screen releases everything when it unmounts: less than one object of each kind is left per two cycles of a screen.
 * @param {Alone} alone @param {number} [cycles]
 */
export async function leavesNothingBehind(alone, cycles = CYCLES) {
  const { page, screens, name } = alone;
  const session = await page.context().newCDPSession(page);
  await beginAt(alone, screens[0] ?? '/');
  const before = await warmUp(session, page, screens);
  await comeAndGo(page, screens, cycles);
  const allowed = cycles / screens.length / 2;
  const grown = async () => {
    const after = await heldNow(session, page);
    return kindsOf(before).flatMap((kind) => {
      const more = after[kind] - before[kind];
      return more >= allowed ? `${more} ${kind}` : [];
    });
  };
  const end = Date.now() + SETTLED_MS;
  let left = await grown();
  for (let count = 1; left.length > 0 && (count < SETTLED_COUNTS || Date.now() < end); count += 1) {
    await page.evaluate(() => taskloomProbe.pause());
    left = await grown();
  }
  if (left.length > 0) throw new Error(`${name} left ${left.join(' and ')} behind in ${cycles} turns.`);
}

/** When every API request fails, each screen still shows something, and the page keeps working. @param {Alone} alone */
export async function survivesApiErrors({ page, url, name, screens, complaints }) {
  for (const fault of /** @type {const} */ (['500', 'no answer'])) {
    for (const path of screens) {
      await page.goto(`${url}/away`);
      await page.locator('main').waitFor({ state: 'attached' });
      complaints.length = 0;
      const words = await enterWith(page, path, fault).catch((error) => error.message);
      const [complaint = words] = complaints;
      if (complaint)
        throw new Error(`${name} at ${path} does not survive an API that fails with ${fault}: ${complaint}`);
    }
  }
}

/**
 * Opens a screen while the API fails, and again after it has recovered.
 * @param {import('@playwright/test').Page} page @param {string} path @param {'500' | 'no answer'} fault
 * @returns {Promise<string>} the problem; empty when there is none
 */
const enterWith = (page, path, fault) =>
  page.evaluate(async ([where, what]) => {
    taskloomProbe.fault = what;
    await taskloomProbe.enter(where);
    await taskloomProbe.pause();
    const isEmpty = document.querySelector('main')?.textContent === '';
    taskloomProbe.fault = undefined;
    await taskloomProbe.leave();
    await taskloomProbe.enter(where);
    return isEmpty ? 'it shows nothing' : '';
  }, /** @type {const} */ ([path, fault]));

/** The number of controls that are pressed on each screen. */
const PRESSES = 25;

/**
 * Every link and every control leads to a route that a remote.json or the shell declares.
 * @param {Alone} alone @param {string[]} known
 */
export async function staysInsideKnownRoutes(alone, known) {
  const { page, name, screens } = alone;
  const patterns = known.map(patternOf);
  /** @param {string} where @param {string[]} paths */
  const requireKnown = (where, paths) => {
    const strange = paths.find((path) => path !== '/away' && !patterns.some((each) => each.test(path)));
    if (strange) {
      throw new Error(
        `${name} leads from ${where} to ${strange}, which neither a remote.json nor the shell declares.`,
      );
    }
  };
  for (const path of screens) {
    await beginAt(alone, path);
    requireKnown(path, await linksOn(page, path));
    /** @type {string[]} */
    const loads = [];
    const note = (/** @type {import('@playwright/test').Request} */ request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    };
    page.on('request', note);
    // A reload of the page aborts the running script.
    const went = await pressEverything(page, path).catch((error) =>
      loads.length > 0 ? [] : Promise.reject(error),
    );
    page.off('request', note);
    const [away] = loads;
    if (away) {
      // The navigation may still be in progress and would abort going back.
      await page.waitForURL(away);
      await beginAt(alone, path);
      throw new Error(`${name} leaves the page at ${path} instead of using the router.`);
    }
    requireKnown(path, went);
  }
}

/** @param {import('@playwright/test').Page} page @param {string} path @returns {Promise<string[]>} the resulting paths */
const pressEverything = (page, path) =>
  page.evaluate(async ([where, most]) => {
    const things = () => [
      .../** @type {NodeListOf<HTMLElement>} */ (
        document.querySelectorAll('main :is(button, a[href], [role=button], [role=tab], [role=menuitem])')
      ),
    ];
    taskloomProbe.paths.length = 0;
    for (let turn = 0; turn < most; turn += 1) {
      await taskloomProbe.leave();
      await taskloomProbe.enter(where);
      const thing = things()[turn];
      if (!thing) break;
      thing.click();
      await taskloomProbe.pause();
    }
    return [...taskloomProbe.paths];
  }, /** @type {const} */ ([path, PRESSES]));

/** Storage keys that the shell's shared libraries write. */
const OF_THE_PLATFORM = ['taskloom:recent-projects:', 'taskloom:language', 'taskloom-theme'];

/** Checks all stored keys after the other checks have used the remote. @param {Alone} alone */
export async function keepsToItsStorage({ page, name }) {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map((cookie) => `the cookie ${cookie.name}`);
  const own = [`taskloom:${name}:`, ...OF_THE_PLATFORM];
  const foreign = [...keys, ...cookies].find((key) => !own.some((start) => key.startsWith(start)));
  if (foreign) {
    throw new Error(
      `${name} writes ${foreign} into the browser: its keys must begin with taskloom:${name}: (remoteStorage).`,
    );
  }
}

/** The page's globals are unchanged after all screens were open. @param {Alone} alone */
export async function leavesGlobalsAlone(alone) {
  const { page, name, screens } = alone;
  await beginAt(alone, screens[0] ?? '/');
  for (const path of screens) await page.evaluate((where) => taskloomProbe.enter(where), path);
  const [changed] = await page.evaluate(() => taskloomProbe.changed());
  if (changed)
    throw new Error(`${name} changes ${changed}, which every other remote uses: don't change globals.`);
}

/** The alternatives of a selector; commas in parentheses separate none. @param {string} selector */
const alternatives = (selector) => {
  let depth = 0;
  const marked = [...selector].map((char) => {
    depth += Number(char === '(') - Number(char === ')');
    return char === ',' && depth === 0 ? '\n' : char;
  });
  return marked.join('').split('\n');
};

/**
 * Every rule of its style sheets starts with one of its own classes.
 * @param {import('@playwright/test').Page} page any page, for its CSS parser @param {string} name @param {string} css
 */
export async function stylesOnlyItself(page, name, css) {
  const selectors = await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    /** @param {CSSRuleList} rules @returns {string[]} */
    const inRules = (rules) =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText;
        if (rule instanceof CSSKeyframesRule || !('cssRules' in rule)) return [];
        return inRules(/** @type {CSSGroupingRule} */ (rule).cssRules);
      });
    return inRules(sheet.cssRules);
  }, css);
  const stray = selectors.flatMap(alternatives).find((selector) => !selector.includes(`.${name}-`));
  if (stray)
    throw new Error(
      `${name} styles "${stray.trim()}", which does not belong to it: use a class of a .module.css file.`,
    );
}
