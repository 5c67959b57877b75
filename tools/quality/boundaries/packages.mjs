// @ts-check
/** Packages that must not be imported, by scope (docs/architecture.md). Each boundary names the alternative. */

import { pick, remoteBoundaries } from '../../delivery/remote/package-boundaries.mjs';

/** @typedef {import('../../delivery/remote/package-boundaries.mjs').Boundary} Boundary */

/** @type {{ files: string[], boundaries: Boundary[] }[]} */
const SCOPES = [
  {
    files: ['apps/*-mfe/src/**'],
    boundaries: remoteBoundaries,
  },
  { files: ['apps/shell/src/**'], boundaries: pick('antd', 'router', 'socket', 'texts', 'http', 'server') },
  { files: ['libs/client/src/**'], boundaries: pick('antd', 'http', 'server') },
  {
    files: ['libs/ui/src/**'],
    boundaries: pick('router', 'socket', 'toasts', 'texts', 'http', 'rtk', 'server'),
  },
  {
    files: ['libs/contracts/src/**'],
    boundaries: pick('antd', 'router', 'socket', 'toasts', 'texts', 'http', 'ours', 'server'),
  },
  {
    files: ['services/api/src/**'],
    boundaries: pick('antd', 'router', 'react', 'rtk', 'browserContracts', 'verbs'),
  },
];

const TESTS = ['**/*.spec.ts', '**/*.spec.tsx', '**/test/**', '**/test-kit/**'];

/** Flat configuration objects: packages by scope. Tests may import Node's modules. */
export const packageBoundaries = SCOPES.map(({ files, boundaries }) => ({
  files,
  ignores: TESTS,
  rules: { 'no-restricted-imports': ['error', { patterns: boundaries }] },
}));

/** Remotes and screens never call the server directly. */
export const fetchBoundary = {
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
