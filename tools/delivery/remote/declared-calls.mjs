// @ts-check
/** Compares what a remote declares in `permissions` of its remote.json with the calls in its sources. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder } from '../../../libs/build/src/installed.mjs';

/** @typedef {Pick<typeof import('@taskloom/contracts'), 'CALL_GROUPS' | 'CLIENT_CALLS' | 'STORE_CALLS'>} Groups */

const SOURCE = /\.tsx?$/;
/** Tests, and the sample API, which answers calls. */
const NEVER_RUN = /\.spec\.|^src\/(test|sample)$/;
const CODE = [/\buse(?:Lazy)?([A-Z]\w*?)(?:InfiniteQuery|Query|Mutation)\b/g, /\bendpoints\.(\w+)/g];

/** @param {string} folder @param {string} [inside] @returns {string[]} */
const sourcesOf = (folder, inside = 'src') =>
  readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = `${inside}/${entry.name}`;
    if (NEVER_RUN.test(path)) return [];
    if (entry.isDirectory()) return sourcesOf(folder, path);
    return SOURCE.test(path) ? [readFileSync(join(folder, path), 'utf8')] : [];
  });

/** The groups of the platform that the remote is built with. @param {string} folder @returns {Promise<Groups>} */
async function groupsFor(folder) {
  const file = join(packageFolder(folder, '@taskloom/sdk') ?? '', 'contracts/call-groups.js');
  return existsSync(file) ? import(pathToFileURL(file).href) : import('@taskloom/contracts');
}

/** @param {string} code @param {Groups} groups @returns {Set<string>} */
function callsIn(code, { CLIENT_CALLS }) {
  const names = CODE.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
  const calls = new Set(names.map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`));
  for (const [hook, made] of Object.entries(CLIENT_CALLS))
    if (new RegExp(`\\b${hook}\\b`).test(code)) for (const call of made) calls.add(call);
  if (/\buseStoredValue\b/.test(code)) calls.add('getStoredValue');
  return calls;
}

/**
 * The groups of the calls in the sources of a remote, and whether it has stored values.
 * @param {string} folder of the remote @returns {Promise<{ calls: string[], stores: boolean }>}
 */
export async function usedGroups(folder) {
  const groups = await groupsFor(folder);
  const used = callsIn(sourcesOf(folder).join('\n'), groups);
  const calls = Object.entries(groups.CALL_GROUPS)
    .filter(([, names]) => names.some((name) => used.has(name)))
    .map(([group]) => group);
  return { calls, stores: groups.STORE_CALLS.some((name) => used.has(name)) };
}

/**
 * One sentence for each permission that the sources need and remote.json doesn't declare; none for a remote without `permissions`.
 * @param {string} folder @param {import('@taskloom/contracts').RemoteSource} source @returns {Promise<string[]>}
 */
export async function undeclared(folder, { name, permissions }) {
  if (!permissions) return [];
  const { calls, stores } = await usedGroups(folder);
  /** @type {readonly string[]} */
  const declared = permissions.calls ?? [];
  const missing = calls.filter((group) => !declared.includes(group)).map((group) => `calls ${group}`);
  if (stores && !permissions.storage?.length) missing.push('storage');
  return missing.map(
    (what) => `${name} uses ${what}, which its remote.json does not declare in permissions.`,
  );
}
