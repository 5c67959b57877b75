// @ts-check
/* global taskloomProbe, document */
/** Runs a remote standalone in a browser, from its production build, with the probe. */
import { chromium } from '@playwright/test';
import { findChromium } from '../../run/chromium.mjs';
import { folderOf, remoteNames } from '../../run/dev/answer.mjs';
import { configOf, urlOf } from '../../run/dev/serve.mjs';
import { SHELL_PATHS } from '../new-remote/workspace.mjs';
import { freePort } from '../../run/prepare/free-port.mjs';
import { serveSample } from '../../run/standalone/server.mjs';
import { readRemoteJson } from '../../../libs/build/src/remote-json.mjs';
import { probeScript } from './probe.mjs';

/**
 * @typedef {object} Alone
 * @property {string} name
 * @property {import('@playwright/test').Page} page
 * @property {string} url
 * @property {string[]} screens paths of its screens
 * @property {string[]} complaints uncaught errors
 * @property {string[]} printed errors on the console
 */

/** All routes of an installation: those of every remote and of the shell. */
export const knownPaths = () => [
  ...SHELL_PATHS.map((path) => `/${path}`),
  ...remoteNames().flatMap((name) => routesOf(name)),
];

/** @param {string} name @returns {string[]} */
const routesOf = (name) => readRemoteJson(folderOf(name)).routes.map(({ path }) => path);

/** `/projects/:id` as a pattern. @param {string} route */
export const patternOf = (route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`);

/** Plug-ins that slow down a build without changing its behaviour. */
const AS_IT_COMES = { minimize: false, concatenateModules: false, usedExports: false };

/** The production build with React, the store and our libraries. @param {string} name */
async function builtAlone(name) {
  const mode = { alone: true, production: true, refresh: false, compress: false };
  return configOf(folderOf(name), mode);
}

export async function openBrowser() {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: await findChromium(), args });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} name
 * @param {{ config?: Awaited<ReturnType<typeof configOf>>, routes?: string[] }} [other] replaces the remote in `apps/`
 */
export async function openAlone(browser, name, { config, routes = routesOf(name) } = {}) {
  const at = { host: '127.0.0.1', port: await freePort() };
  const { optimization, ...rest } = config ?? (await builtAlone(name));
  const server = await serveSample({ ...rest, optimization: { ...optimization, ...AS_IT_COMES } }, at, {
    hot: false,
    liveReload: false,
    client: false,
    webSocketServer: false,
  });
  const page = await browser.newPage();
  await page.addInitScript({ content: probeScript() });
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  /** @type {string[]} */
  const printed = [];
  page.on('console', (message) => {
    if (message.type() === 'error') printed.push(`${message.text()} (${message.location().url})`);
  });
  const stop = async () => {
    await page.close();
    await server.stop();
  };
  try {
    const alone = {
      name,
      page,
      url: urlOf(at),
      complaints,
      printed,
      screens: routes.filter((path) => !path.includes(':')),
    };
    await beginAt(alone, alone.screens[0] ?? '/');
    alone.screens.push(...(await others(alone, routes)));
    return { ...alone, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reloads the page. @param {Pick<Alone, 'page' | 'url'>} alone @param {string} path */
export async function beginAt({ page, url }, path) {
  await page.goto(`${url}${path}`);
  await page.locator('main').locator('h1, [role=alert]').first().waitFor();
}

/** Finds screens with an id in their path by the links to them. @param {Alone} alone @param {string[]} routes */
async function others({ page, screens }, routes) {
  /** @type {string[]} */
  const links = [];
  for (const path of screens) links.push(...(await linksOn(page, path)));
  return routes
    .filter((route) => route.includes(':'))
    .flatMap((route) => links.find((link) => patternOf(route).test(link)) ?? []);
}

/** The internal paths that a screen links to. @param {import('@playwright/test').Page} page @param {string} path */
export const linksOn = (page, path) =>
  page.evaluate(async (where) => {
    await taskloomProbe.enter(where);
    await taskloomProbe.pause();
    return [...document.querySelectorAll('main a[href]:not([download])')].map(
      (link) => new URL(/** @type {HTMLAnchorElement} */ (link).href).pathname,
    );
  }, path);
