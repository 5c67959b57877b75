// @ts-check
/**
 * Import rules inside the workspace (docs/architecture.md), generated from the folder listing, so that they apply to a
 * new remote, feature or module without further configuration.
 */
import { foldersIn } from './listing.mjs';

/**
 * @typedef {{ type: string, pattern: string, partialMatch: false }} Zone
 * @typedef {{ from: { element: { type: string } }, allow: { to: object } }} Policy
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

/**
 * The folders of the client from bottom to top. A folder imports only from the layers below its own, so there are no
 * cycles.
 */
const CLIENT_LAYERS = [
  ['backend', 'held-keys', 'idle', 'router', 'storage'],
  ['store', 'texts', 'toasts'],
  ['extensions', 'invitations', 'permissions', 'quick-add'],
  ['remote'],
  ['session', 'socket'],
  ['live', 'offline-queue', 'recent-projects', 'task-edit'],
  ['realtime'],
  ['test-kit'],
  ['standalone'],
];

/** The packages of tools from bottom to top: each imports those before it. */
const TOOLS = ['tools/run', 'tools/delivery', 'tools/quality'];

/** Other packages import the client through its package exports, which cover some of its folders. */
const CLIENT = ['client', 'client/*'];

/** The folders of the shell from bottom to top. */
const SHELL_LAYERS = [
  [
    'code-field',
    'passkeys',
    'popover',
    'preferences',
    'project-links',
    'providers',
    'return-path',
    'service-worker',
    'texts',
  ],
  ['error-boundary', 'lazy-boundary', 'password-strength', 'product'],
  ['kept-answers', 'offline-queue', 'remotes'],
  [
    'account',
    'connection',
    'framed',
    'not-found',
    'notifications',
    'prefetch',
    'required-factor',
    'shortcuts',
    'step-up',
    'undone',
  ],
  ['palette', 'settings'],
  ['frame'],
  ['inside'],
  ['sign-in'],
  ['email-address', 'password-reset'],
  ['routes'],
];

/**
 * Inside a package with layers. `anywhere` names the folders of test support, which every folder's tests import.
 * @type {(root: string, name: string, folder: string, layers: string[][], libs: string[], anywhere: string[]) => { zones: Zone[], policies: Policy[], testPolicies: Policy[] }}
 */
const layeredZones = (root, name, folder, layers, libs, anywhere) => {
  const src = `${folder}/src`;
  const unlisted = foldersIn(root, src).filter((each) => ![...layers.flat(), ...anywhere].includes(each));
  if (unlisted.length > 0)
    throw new Error(`Give ${src}/${unlisted[0]} a layer in tools/quality/boundaries/zones.mjs.`);
  const types = (/** @type {string[]} */ folders) => folders.map((each) => `${name}/${each}`);
  const support = types(anywhere);
  const all = [...new Set([...types(layers.flat()), ...support])];
  return {
    zones: [...all.map((type) => zone(type, `${src}/${type.slice(name.length + 1)}`)), zone(name, folder)],
    policies: [
      allow(name, [...libs, name, ...all]),
      ...support.map((type) => allow(type, [...libs, ...all])),
      ...layers.flatMap((layer, at) =>
        types(layer).map((type) =>
          allow(type, [...libs, ...types(layers.slice(0, at).flat()), type, ...support]),
        ),
      ),
    ],
    testPolicies: all.map((type) => allow(type, all)),
  };
};

/** Inside a remote: pages and extensions compose features, features never import each other. */
const remoteZones = (/** @type {string} */ root, /** @type {string} */ app) => {
  const name = `app:${app}`;
  const src = `apps/${app}/src`;
  const features = foldersIn(root, `${src}/features`).map((folder) => `${name}/features/${folder}`);
  const screens = foldersIn(root, `${src}/pages`).map((folder) => `${name}/pages/${folder}`);
  const extensions = foldersIn(root, src).filter((folder) => folder === 'extensions');
  const pages = [...screens, ...extensions.map((folder) => `${name}/${folder}`)];
  const inner = [...pages, ...features];
  return {
    zones: [
      ...inner.map((type) => zone(type, `${src}/${type.slice(name.length + 1)}`)),
      zone(`${name}/tests`, `${src}/test`),
      zone(name, `apps/${app}`),
    ],
    policies: [
      allow(name, ['contracts', ...CLIENT, 'ui', name, ...pages]),
      allow(`${name}/tests`, ['contracts', ...CLIENT, 'ui', name, `${name}/tests`, ...inner]),
      ...pages.map((page) =>
        allow(page, ['contracts', ...CLIENT, 'ui', name, page, `${name}/tests`, ...features]),
      ),
      ...features.map((feature) =>
        allow(feature, ['contracts', ...CLIENT, 'ui', name, feature, `${name}/tests`]),
      ),
    ],
  };
};

/** Inside the API: a module imports only the `index.ts` of other modules, the platform imports no module, and nothing imports listeners. */
const apiZones = (/** @type {string} */ root) => {
  const src = 'services/api/src';
  const modules = foldersIn(root, `${src}/modules`).map((folder) => `api/modules/${folder}`);
  const listeners = ['api/modules/notifications', 'api/realtime'];
  const imported = modules.filter((type) => !listeners.includes(type));
  // They subscribe to events of every module; nothing imports them.
  const outer = ['api/realtime', 'api/mail'];
  const inner = ['api/platform', ...outer, ...modules];
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
      allow('api/platform', ['contracts', 'api/platform', 'api/test']),
      allow('api/test', ['contracts', ...TOOLS, 'api', 'api/test', ...inner]),
      allow('api', ['contracts', 'api', 'api/test', 'api/platform']),
      allow('api', [...modules, ...outer], { fileInternalPath: 'index.ts' }),
      // Realtime pushes the rows that notifications write.
      ...outer.flatMap((type) => [
        allow(type, ['contracts', 'api/platform', 'api/test', type]),
        allow(type, modules, { fileInternalPath: 'index.ts' }),
      ]),
      ...modules.flatMap((type) => [
        allow(type, ['contracts', 'api/platform', 'api/test', type]),
        allow(type, imported, { fileInternalPath: 'index.ts' }),
      ]),
    ],
  };
};

/**
 * Every zone of the workspace, and its allowed imports; all others are refused. `testPolicies` apply to tests only. Zones inside
 * another one come after it. The linter compares each import with every policy that applies to the file, so a file has only those
 * of its own zone: with those of its whole package, this was half of the time of lint.
 */
export const zonesOf = (/** @type {string} */ root) => {
  const remotes = foldersIn(root, 'apps').filter((app) => app !== 'shell');
  const layered = [
    layeredZones(root, 'client', 'libs/client', CLIENT_LAYERS, ['contracts'], ['test-kit']),
    layeredZones(root, 'shell', 'apps/shell', SHELL_LAYERS, ['contracts', ...CLIENT, 'ui'], ['test']),
  ];
  const inner = [...remotes.map((app) => remoteZones(root, app)), apiZones(root), ...layered];
  const zones = [
    ...inner.flatMap((each) => each.zones),
    ...['contracts', 'ui', 'build', 'testing'].map((lib) => zone(lib, `libs/${lib}`)),
    zone('e2e', 'e2e'),
    ...TOOLS.map((type) => zone(type, type)),
  ];
  const policies = [
    allow('contracts', ['contracts']),
    allow('ui', ['contracts', 'ui']),
    allow('build', ['contracts', 'build']),
    allow('testing', ['contracts', ...CLIENT, 'ui', 'testing']),
    allow('e2e', ['contracts', 'e2e', ...TOOLS]),
    ...TOOLS.map((type, at) => allow(type, ['contracts', 'build', ...TOOLS.slice(0, at + 1)])),
    ...inner.flatMap((each) => each.policies),
  ];
  // A test may use everything in its package for its setup.
  const testPolicies = layered.flatMap((each) => each.testPolicies);
  const byDepth = zones.toSorted((a, b) => a.pattern.split('/').length - b.pattern.split('/').length);
  const rules = byDepth.map(({ type, pattern }) => {
    const isOwn = (/** @type {Policy} */ { from }) => from.element.type === type;
    return { folder: pattern, policies: policies.filter(isOwn), testPolicies: testPolicies.filter(isOwn) };
  });
  return { zones, rules };
};
