// @ts-check
/**
 * Who may import whom inside the workspace (docs/architecture.md), generated from the folder listing: a new
 * remote, feature or module is fenced on the day its folder is made.
 */
import { foldersIn } from './listing.mjs';

/**
 * @typedef {{ type: string, pattern: string, partialMatch: false }} Zone
 * @typedef {{ from: object, allow: { to: object } }} Policy
 */

/** @returns {Zone} */
const zone = (/** @type {string} */ type, /** @type {string} */ pattern) => ({
  type,
  pattern,
  partialMatch: false,
});

/** @returns {Policy} */
const allow = (/** @type {string} */ from, /** @type {string[]} */ to, /** @type {object} */ rest = {}) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to }, ...rest } } },
});

/** Inside a remote: pages compose features, features never import each other. */
const remoteZones = (/** @type {string} */ root, /** @type {string} */ app) => {
  const name = `app:${app}`;
  const src = `apps/${app}/src`;
  const features = foldersIn(root, `${src}/features`).map((folder) => `${name}/features/${folder}`);
  const pages = foldersIn(root, `${src}/pages`).map((folder) => `${name}/pages/${folder}`);
  const inner = [...pages, ...features];
  return {
    zones: [
      ...inner.map((type) => zone(type, `${src}/${type.slice(name.length + 1)}`)),
      zone(`${name}/tests`, `${src}/test`),
      zone(name, `apps/${app}`),
    ],
    policies: [
      allow(name, ['contracts', 'client', 'ui', name, ...pages]),
      allow(`${name}/tests`, ['contracts', 'client', 'ui', name, `${name}/tests`, ...inner]),
      ...pages.map((page) =>
        allow(page, ['contracts', 'client', 'ui', name, page, `${name}/tests`, ...features]),
      ),
      ...features.map((feature) =>
        allow(feature, ['contracts', 'client', 'ui', name, feature, `${name}/tests`]),
      ),
    ],
  };
};

/** Inside the API: a module sees another one's `index.ts` only, the platform sees no module, nobody sees listeners. */
const apiZones = (/** @type {string} */ root) => {
  const src = 'services/api/src';
  const modules = foldersIn(root, `${src}/modules`).map((folder) => `api/modules/${folder}`);
  const listeners = ['api/modules/notifications', 'api/realtime'];
  const doors = modules.filter((type) => !listeners.includes(type));
  // Listeners hear everybody; nobody imports them.
  const outer = ['api/realtime', 'api/mail'];
  const rooms = ['api/platform', ...outer, ...modules];
  return {
    zones: [
      ...modules.map((type) => zone(type, `${src}/${type.slice('api/'.length)}`)),
      zone('api/platform', `${src}/platform`),
      ...outer.map((type) => zone(type, `${src}/${type.slice('api/'.length)}`)),
      zone('api/test', 'services/api/test'),
      zone('api/migrations', 'services/api/migrations'),
      zone('api', 'services/api'),
    ],
    policies: [
      allow('api/platform', ['contracts', 'api/platform', 'api/migrations', 'api/test']),
      allow('api/test', ['contracts', 'tools', 'api', 'api/test', 'api/migrations', ...rooms]),
      allow('api/migrations', ['api/migrations']),
      allow('api', ['contracts', 'api', 'api/test', 'api/platform', 'api/migrations']),
      allow('api', [...modules, ...outer], { fileInternalPath: 'index.ts' }),
      // Realtime pushes what notifications have written.
      ...outer.flatMap((type) => [
        allow(type, ['contracts', 'api/platform', 'api/test', type]),
        allow(type, modules, { fileInternalPath: 'index.ts' }),
      ]),
      ...modules.flatMap((type) => [
        allow(type, ['contracts', 'api/platform', 'api/test', type]),
        allow(type, doors, { fileInternalPath: 'index.ts' }),
      ]),
    ],
  };
};

/** Every zone of the workspace with what it may import; everything else is refused. */
export const zonesOf = (/** @type {string} */ root) => {
  const remotes = foldersIn(root, 'apps').filter((app) => app !== 'shell');
  const inner = [...remotes.map((app) => remoteZones(root, app)), apiZones(root)];
  return {
    zones: [
      ...inner.flatMap(({ zones }) => zones),
      ...['contracts', 'client', 'ui'].map((lib) => zone(lib, `libs/${lib}`)),
      zone('shell', 'apps/shell'),
      zone('e2e', 'e2e'),
      zone('tools', 'tools'),
    ],
    policies: [
      allow('contracts', ['contracts']),
      allow('client', ['contracts', 'client']),
      allow('ui', ['contracts', 'ui']),
      allow('shell', ['contracts', 'client', 'ui', 'shell']),
      allow('e2e', ['contracts', 'e2e', 'tools']),
      allow('tools', ['tools', 'contracts']),
      ...inner.flatMap(({ policies }) => policies),
    ],
  };
};
