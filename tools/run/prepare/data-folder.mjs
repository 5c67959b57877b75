// @ts-check
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, codeOf } from '../terminal/failure.mjs';

/**
 * Creates a folder for data with subfolders, and checks that it is writable.
 *
 * @param {string} folder
 * @param {{ make?: string[], use?: string[] }} [inside] subfolders to create, and others to check when they exist
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
      `The data folder ${folder} cannot be written (${codeOf(error)}): give this user write permission, or choose another folder with DATA_DIR.`,
      { code: 'UNWRITABLE', cause: error },
    );
  }
}

/** Not `recursive`, because Node 20 never returns from that where no folder can be created, such as in /proc. @param {string} path */
function makeFolder(path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process created it in the meantime.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
