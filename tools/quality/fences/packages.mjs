// @ts-check
/** Packages that must not be imported, by scope (docs/architecture.md). Each fence names the alternative. */

import { pick, remoteFences } from '../../delivery/remote/package-fences.mjs';

/** @typedef {import('../../delivery/remote/package-fences.mjs').Fence} Fence */

/** @type {{ files: string[], fences: Fence[] }[]} */
const SCOPES = [
  {
    files: ['apps/*-mfe/src/**'],
    fences: remoteFences,
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

/** Flat configuration objects: packages by scope. Tests may import Node's modules. */
export const packageFences = SCOPES.map(({ files, fences }) => ({
  files,
  ignores: TESTS,
  rules: { 'no-restricted-imports': ['error', { patterns: fences }] },
}));

/** Remotes and screens never call the server directly. */
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
