// @ts-check
/** The facts about the workspace that the generator needs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of screens that belong to the shell itself. */
export const SHELL_PATHS = ['login', 'register', 'profile', 'settings', 'not-found'];

/** @param {string} path @returns {any} */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} root */
const remotesIn = (root) =>
  readdirSync(join(root, 'apps'))
    .map((app) => join(root, 'apps', app, 'remote.json'))
    .filter((path) => existsSync(path))
    .map(readJson);

/**
 * Why a remote cannot have this name; null when it can.
 * @param {string} root
 * @param {string} name
 */
export function objectionTo(root, name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return 'A remote is named by lowercase words joined by hyphens: npm run new:remote reports';
  }
  if (existsSync(join(root, 'apps', `${name}-mfe`))) return `There is already an app called ${name}-mfe.`;
  const paths = remotesIn(root).flatMap(({ routes }) =>
    routes.map((/** @type {{ path: string }} */ { path }) => path),
  );
  const taken = [...SHELL_PATHS.map((path) => `/${path}`), ...paths].map((path) => path.split('/')[1]);
  if (taken.includes(name)) return `The path /${name} belongs to another screen. Choose another name.`;
  return null;
}

/** After the last entry of the navigation. @param {string} root */
export const nextOrder = (root) =>
  10 +
  Math.max(
    0,
    ...remotesIn(root).flatMap(({ navigation }) =>
      navigation.map((/** @type {{ order: number }} */ { order }) => order),
    ),
  );

/** The current versions in the workspace. @param {string} root */
export function versionsIn(root) {
  const { dependencies } = readJson(join(root, 'apps/shell/package.json'));
  /** @param {string} library @returns {string} */
  const version = (library) => readJson(join(root, 'libs', library, 'package.json')).version;
  const libraries = ['contracts', 'client', 'ui'].map((name) => ({ name, version: version(name) }));
  return {
    dependencies: {
      ...Object.fromEntries(libraries.map(({ name, version }) => [`@taskloom/${name}`, `^${version}`])),
      react: dependencies.react,
    },
    requires: Object.fromEntries(libraries.map(({ name, version }) => [name, `^${version}`])),
  };
}
