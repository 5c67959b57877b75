// @ts-check
/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the owner of the existing data, otherwise as the system
 * user `postgres`, which is created when missing. Other users run it as themselves.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { Failure } from '../terminal/failure.mjs';

const NAME = 'postgres';

/**
 * @typedef {{ uid: number, gid: number } | undefined} ServerUser `undefined`: the user of this process
 *
 * @param {string} cluster folder of the data, which may not exist yet
 * @returns {ServerUser}
 */
export function serverUser(cluster) {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return lookUp() ?? create();
}

/** Changes the owner of a path to the server's user. @param {string} path @param {ServerUser} user */
export function giveTo(path, user) {
  if (user) chownSync(path, user.uid, user.gid);
}

/** Whether that user can read this file. @param {string} path @param {ServerUser} user */
export function canRead(path, user) {
  return !user || spawnSync('/bin/sh', ['-c', 'test -r "$0"', path], { ...user, cwd: '/' }).status === 0;
}

/** @returns {ServerUser} */
function lookUp() {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, NAME], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function create() {
  const recipes = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME],
    ['adduser', '-S', '-D', '-H', NAME],
  ];
  for (const [command = '', ...options] of recipes) {
    spawnSync(command, options);
    const made = lookUp();
    if (made) return made;
  }
  throw new Failure(
    `PostgreSQL does not run as root, and the user "${NAME}" could not be created: run as an ordinary user, or set DATABASE_URL.`,
    { code: 'NO_SERVER_USER' },
  );
}
