// @ts-check
/** Opens each screen as its person and takes a screenshot. */
import { join } from 'node:path';

const HEIGHTS = { 360: 760, 768: 1024, 1440: 900 };
const PATIENCE_MS = 10_000;

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').BrowserContext} BrowserContext
 * @typedef {import('./settings.mjs').Settings} Settings
 * @typedef {import('./settings.mjs').Theme} Theme
 * @typedef {import('./settings.mjs').Width} Width
 * @typedef {import('./people.mjs').World} World
 *
 * @typedef {object} Stage the environment of a scene
 * @property {Page} page
 * @property {World} world
 * @property {boolean} phone
 * @property {boolean} wide whether there is a side navigation instead of a drawer
 *
 * @typedef {object} Scene
 * @property {string} name `screen-state`, also the file's name
 * @property {import('./people.mjs').Who} [as] no one is signed in without it
 * @property {string | ((world: World) => string)} at
 * @property {(stage: Stage) => Promise<unknown>} [before] prepares responses before the page loads
 * @property {(stage: Stage) => Promise<unknown>} shows produces the state, and waits until it is visible
 * @property {boolean} [whole] whether to capture the whole page instead of the window
 * @property {Width[]} [widths] where the state exists
 *
 * @typedef {{ name: string, width: Width, theme: Theme, file: string }} Picture
 *
 * @param {{ world: World, scenes: Scene[], settings: Settings, executablePath: string, report: (share: number) => void }} options
 */
export async function takePictures({ world, scenes, settings, executablePath, report }) {
  const { chromium } = await import('@playwright/test');
  const asRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath,
    args: [...(asRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--hide-scrollbars'],
  });
  /** @type {Picture[]} */
  const pictures = [];
  /** @type {string[]} */
  const missed = [];
  /** @param {Scene} scene @param {ReturnType<typeof createStudio>} studio @param {Width} width */
  const tryToTake = async (scene, studio, width) => {
    try {
      pictures.push(...(await studio.take(scene)));
    } catch (error) {
      missed.push(`${scene.name}, ${width} px: ${String(error).split('\nCall log')[0]}`);
    }
  };
  try {
    for (const [done, width] of settings.widths.entries()) {
      const here = scenes.filter(({ widths }) => !widths || widths.includes(width));
      const studio = createStudio({ browser, world, settings, width });
      for (const [at, scene] of here.entries()) {
        report((done + at / here.length) / settings.widths.length);
        await tryToTake(scene, studio, width);
      }
      await studio.close();
    }
  } finally {
    await browser.close();
  }
  return { pictures, missed };
}

/** antd's dialogs and menus have these classes while they open; before its first frame, one is not visible. */
const MOVING = ['zoom', 'fade', 'slide-up', 'move-right', 'panel-motion']
  .flatMap((motion) => [`[class*="${motion}-appear"]`, `[class*="${motion}-enter"]`])
  .join();

/**
 * One width. Each person has a separate browser context, whose cache persists. A state is produced once and captured in each theme.
 *
 * @param {{ browser: import('@playwright/test').Browser, world: World, settings: Settings, width: Width }} options
 */
function createStudio({ browser, world, settings: { themes, folder }, width }) {
  /** @type {Map<string, BrowserContext>} */
  const contexts = new Map();

  /** @param {Scene['as']} who */
  const contextOf = async (who) => {
    const there = contexts.get(who ?? '');
    if (there) return there;
    const context = await browser.newContext({
      baseURL: world.url,
      viewport: { width, height: HEIGHTS[width] },
      colorScheme: themes[0],
      hasTouch: width < 992,
      isMobile: width < 992,
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(PATIENCE_MS);
    if (who) await keepSession(context, world.people[who]);
    contexts.set(who ?? '', context);
    return context;
  };

  return {
    /** @param {Scene} scene */
    async take(scene) {
      const page = await (await contextOf(scene.as)).newPage();
      const stage = { page, world, phone: width < 576, wide: width >= 992 };
      /** @type {Picture[]} */
      const taken = [];
      try {
        await scene.before?.(stage);
        await page.goto(typeof scene.at === 'string' ? scene.at : scene.at(world));
        await scene.shows(stage);
        await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
        await page.waitForFunction((moving) => !globalThis.document.querySelector(moving), MOVING);
        for (const theme of themes) {
          const file = `${scene.name}-${width}-${theme}.png`;
          await show(page, theme);
          await page.screenshot({ path: join(folder, file), fullPage: scene.whole ?? false, animations: 'disabled' });
          taken.push({ name: scene.name, width, theme, file });
        }
        return taken;
      } finally {
        await leave(page);
      }
    },
    close: () => Promise.all([...contexts.values()].map((context) => context.close())),
  };
}

/** Stores a session, as a sign-in does. @param {BrowserContext} context @param {import('../../run/people/person.mjs').Person} session */
async function keepSession(context, session) {
  await context.addInitScript((kept) => {
    localStorage.setItem('token', kept.token);
    localStorage.setItem('auth-storage', JSON.stringify(kept));
  }, session);
}

/** The app follows the system's theme. @param {Page} page @param {Theme} theme */
async function show(page, theme) {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => globalThis.document.documentElement.dataset.theme === wanted, theme);
}

/** Removes drafts and recent projects for the next scene; pending requests are never sent. @param {Page} page */
async function leave(page) {
  await page.evaluate(() => localStorage.clear()).catch(() => undefined);
  await page.goto('about:blank').catch(() => undefined);
  await page.close();
}
