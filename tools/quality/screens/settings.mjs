// @ts-check
/** Reads the settings from the flags. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../run/prepare/root.mjs';
import { Failure } from '../../run/terminal/failure.mjs';

const WIDTHS = /** @type {const} */ ([360, 768, 1440]);
const THEMES = /** @type {const} */ (['light', 'dark']);

export const HELP = `Takes screenshots of every screen, dialog and state of the demo data, and creates a page with them.

  npm run screens                          all of them
  npm run screens -- --only board          those whose name has "board" in it; may be repeated
  npm run screens -- --width 360           one width of ${WIDTHS.join(', ')}; may be repeated
  npm run screens -- --theme dark          one theme of ${THEMES.join(', ')}
  npm run screens -- --out FOLDER          another folder than screens/`;

/**
 * @typedef {(typeof WIDTHS)[number]} Width
 * @typedef {(typeof THEMES)[number]} Theme
 * @typedef {{ help: boolean, only: string[], widths: Width[], themes: Theme[], folder: string }} Settings
 */

/** @param {string[]} args @returns {Settings} */
export function readSettings(args) {
  const { help = false, only = [], width = [], theme = [], out = 'screens' } = readFlags(args);
  return {
    help,
    only,
    widths: choose(WIDTHS, width, 'width'),
    themes: choose(THEMES, theme, 'theme'),
    folder: resolve(root, out),
  };
}

/**
 * @template {string | number} T
 * @param {readonly T[]} all
 * @param {string[]} named
 * @param {string} what
 */
function choose(all, named, what) {
  const unknown = named.find((name) => !all.some((one) => String(one) === name));
  if (unknown !== undefined)
    throw new Failure(`There is no ${what} ${unknown}: choose from ${all.join(', ')}.`);
  return all.filter((one) => named.length === 0 || named.includes(String(one)));
}

/** @param {string[]} args */
function readFlags(args) {
  const options = /** @type {const} */ ({
    help: { type: 'boolean', short: 'h' },
    only: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    out: { type: 'string' },
  });
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}
