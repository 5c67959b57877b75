// @ts-check
/** The paths on which screens and extensions of remotes appear. */
import { SCREENS } from '@taskloom/contracts';

/** @typedef {import('@taskloom/contracts').RemoteArtefact} Artefact */
/** @typedef {{ project: string, task: string }} Sample ids of a project of the signed-in person and of one of its tasks */
/** @typedef {{ path: string, shows: { name: string, what: string }[] }} Place with a line for each load that is reported there */

/** @type {Record<string, (sample: Sample, key: string) => string>} */
const PATHS = {
  'project-tab': ({ project }, key) => `${SCREENS.project(project)}?view=${key}`,
  'task-panel-section': ({ project, task }) => SCREENS.taskPanel(project, task),
  'dashboard-widget': () => '/',
  'settings-section': () => '/settings',
  'card-badge': ({ project }) => SCREENS.project(project),
  'calendar-source': () => '/calendar',
  'search-provider': () => '/search?q=a',
};

/** The first parameter of a path is taken for a project, the next for a task. @param {string} route @param {Sample} sample */
function pathOf(route, { project, task }) {
  const ids = [project, task];
  return route.replaceAll(/:\w+/g, () => ids.shift() ?? task).replace(/\*$/, '');
}

/** @param {readonly Artefact[]} artefacts @param {Sample} sample @returns {Place[]} */
export function placesOf(artefacts, sample) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  /** @param {string} path @param {string} name @param {string} what */
  const add = (path, name, what) => {
    const place = places.get(path) ?? { path, shows: [] };
    place.shows.push({ name, what });
    places.set(path, place);
  };
  for (const { name, routes, extensions = [] } of artefacts) {
    for (const { path } of routes) add(pathOf(path, sample), name, path);
    for (const { point, id } of extensions) {
      const path = PATHS[point]?.(sample, `${name}.${id}`);
      if (path !== undefined) add(path, name, `${point}/${id}`);
    }
  }
  return [...places.values()];
}
