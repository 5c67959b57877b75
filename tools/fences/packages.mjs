// @ts-check
/** Which packages may not be imported where (docs/architecture.md). Each fence says what to use instead. */

/** @typedef {{ group: string[], importNames?: string[], message: string }} Fence */

/** @type {Record<string, Fence>} */
const FENCES = {
  antd: {
    group: ['antd', 'antd/*', '@ant-design/*', '@rc-component/*'],
    message: 'Use a kit of @taskloom/ui: antd is shared in small kits.',
  },
  router: {
    group: ['react-router', 'react-router/*', 'react-router-dom', 'react-router-dom/*'],
    message: 'Use @taskloom/client/router.',
  },
  socket: { group: ['socket.io-client', 'socket.io-client/*'], message: 'Use @taskloom/client/realtime.' },
  toasts: { group: ['sonner'], message: 'Use @taskloom/client/toasts.' },
  texts: { group: ['i18next', 'react-i18next'], message: 'Use @taskloom/client/texts.' },
  http: { group: ['axios', 'ky', 'superagent'], message: 'Calls go through @taskloom/contracts/rtk.' },
  rtk: {
    group: ['@reduxjs/toolkit', '@reduxjs/toolkit/*', 'redux'],
    message: 'Server data lives in @taskloom/contracts/rtk, shared state in @taskloom/client.',
  },
  react: {
    group: ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-redux'],
    message: 'No React here.',
  },
  browserContracts: {
    group: [
      '@taskloom/contracts/rtk',
      '@taskloom/ui',
      '@taskloom/ui/*',
      '@taskloom/client',
      '@taskloom/client/*',
    ],
    message: 'The server sees only the pure entry of @taskloom/contracts.',
  },
  verbs: {
    group: ['@nestjs/common'],
    importNames: ['Post', 'Put', 'Patch', 'Delete', 'All'],
    message: 'Use the verbs of platform/http: they store the answer for an Idempotency-Key.',
  },
  ours: { group: ['@taskloom/*'], message: 'Contracts import nothing of ours.' },
  server: {
    group: ['@nestjs/*', 'typeorm', 'pg', 'fastify', 'node:*'],
    message: 'This code runs in a browser.',
  },
};

const pick = (/** @type {string[]} */ ...names) => names.map((name) => /** @type {Fence} */ (FENCES[name]));

/** Of remotes. */
const REMOTE = pick('antd', 'router', 'socket', 'toasts', 'texts', 'http', 'rtk', 'server');

/** What no remote may import. A deployment checks it too. */
export const remoteFences = () => REMOTE;

/** @type {{ files: string[], fences: Fence[] }[]} */
const SCOPES = [
  {
    files: ['apps/*-mfe/src/**'],
    fences: REMOTE,
  },
  { files: ['apps/shell/src/**'], fences: pick('antd', 'router', 'socket', 'texts', 'http', 'server') },
  { files: ['libs/client/src/**'], fences: pick('antd', 'http', 'server') },
  { files: ['libs/ui/src/**'], fences: pick('router', 'socket', 'toasts', 'texts', 'http', 'rtk', 'server') },
  {
    files: ['libs/contracts/src/**'],
    fences: pick('antd', 'router', 'socket', 'toasts', 'texts', 'http', 'ours', 'server'),
  },
  {
    files: ['services/api/src/**'],
    fences: pick('antd', 'router', 'react', 'rtk', 'browserContracts', 'verbs'),
  },
];

const TESTS = ['**/*.spec.ts', '**/*.spec.tsx', '**/test/**', '**/test-kit/**'];

/** Flat configuration objects: packages by scope. Tests may reach for Node. */
export const packageFences = SCOPES.map(({ files, fences }) => ({
  files,
  ignores: TESTS,
  rules: { 'no-restricted-imports': ['error', { patterns: fences }] },
}));

/** Remotes and screens never call the server by themselves. */
export const fetchFence = {
  files: ['apps/*-mfe/src/**', 'libs/ui/src/**'],
  ignores: TESTS,
  rules: {
    'no-restricted-globals': [
      'error',
      ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
        name,
        message: 'Calls go through @taskloom/contracts/rtk.',
      })),
    ],
  },
};
