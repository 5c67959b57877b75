// @ts-check
/** Packages that must not be imported, by scope. Each boundary names the alternative. */

/** @typedef {{ group: string[], importNames?: string[], message: string }} Boundary */

/** @type {Record<string, Boundary>} */
const BOUNDARIES = {
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
  ours: { group: ['@taskloom/*'], message: 'Contracts import no other package of this repository.' },
  server: {
    group: ['@nestjs/*', 'typeorm', 'pg', 'fastify', 'node:*'],
    message: 'This code runs in a browser.',
  },
};

export const pick = (/** @type {string[]} */ ...names) =>
  names.map((name) => /** @type {Boundary} */ (BOUNDARIES[name]));

/** Packages that no remote may import: lint refuses them, and a deployment checks them too. */
export const remoteBoundaries = pick('antd', 'router', 'socket', 'toasts', 'texts', 'http', 'rtk', 'server');
