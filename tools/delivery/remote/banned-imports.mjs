// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteBoundaries } from './package-boundaries.mjs';

const IMPORT = /\b(?:from|import)\s*(?:\(\s*)?['"]([^'"]+)['"]/g;

/** @param {string} pattern `antd/*` */
const matcher = (pattern) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

const BOUNDARIES = remoteBoundaries.map(({ group, message }) => ({ patterns: group.map(matcher), message }));

/** A folder of another remote, or of the shell. */
const OTHER_APP = /(^|\/)(shell|[\w-]+-mfe)(\/|$)/;

/**
 * Imports that lint refuses too. A deployment checks them again, because `--skip-checks` skips lint.
 * @param {string} folder
 * @returns {{ file: string, from: string, message: string }[]}
 */
export function bannedImports(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.spec\.|^standalone/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(join('src', 'test')))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, from = '']) => {
        const message = OTHER_APP.test(from)
          ? 'A remote imports neither the shell nor another remote.'
          : BOUNDARIES.find(({ patterns }) => patterns.some((pattern) => pattern.test(from)))?.message;
        return message === undefined ? [] : [{ file, from, message }];
      }),
    );
}
