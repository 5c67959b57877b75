// @ts-check
/** Programs that are not on npm: a Redis server and nginx, from the distribution's packages. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../terminal/failure.mjs';

/** Where Debian installs servers; not in every user's PATH. */
const SBIN = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** @param {string} name */
function find(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SBIN];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {{ redis?: string, nginx?: string }} their paths; undefined when not installed */
export const findPrograms = () => ({ redis: find('redis-server'), nginx: find('nginx') });

/**
 * @returns {{ redis: string, nginx: string }}
 * @throws {Failure} NO_PROGRAM
 */
export function requirePrograms() {
  const { redis, nginx } = findPrograms();
  if (redis && nginx) return { redis, nginx };
  const missing = [!redis && 'redis-server', !nginx && 'nginx-light'].filter(Boolean).join(' ');
  throw new Failure(`A cluster needs a Redis server and nginx: apt-get install ${missing}`, {
    code: 'NO_PROGRAM',
  });
}
