// @ts-check
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, codeOf } from '../terminal/failure.mjs';

/**
 * Makes a folder for data, with folders inside, and finds out now whether it can be written.
 *
 * @param {string} folder
 * @param {{ make?: string[], use?: string[] }} [inside] folders to make, and others to check when they are there
 * @throws {Failure} UNWRITABLE
 */
export function writableFolder(folder, { make = [], use = [] } = {}) {
  const made = ['.', ...make].map((name) => join(folder, name));
  try {
    made.forEach(makeFolder);
    for (const path of [...made, ...use.map((name) => join(folder, name))]) {
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    }
  } catch (error) {
    throw new Failure(
      `The data folder ${folder} cannot be written (${codeOf(error)}): give this user the right to write there, or choose another folder with DATA_DIR.`,
      { code: 'UNWRITABLE', cause: error },
    );
  }
}

/** Not `recursive`: Node 20 never returns from that where a folder cannot be (as in /proc). @param {string} path */
function makeFolder(path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another start made it in between.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
