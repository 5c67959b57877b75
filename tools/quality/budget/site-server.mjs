// @ts-check
/** Serves the built site with a few sample responses instead of an API, for measurements only. */
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const user = { _id: 'u1', name: 'Maya Lindqvist', email: 'maya@fernbank.example', avatar: '', role: 'admin' };
const then = '2026-11-20T09:00:00.000Z';

/** The dashboard is usable when it shows the project with this name. */
export const SAMPLE_PROJECT = 'Billing migration';
/** The board is usable when it shows the task with this name. */
export const SAMPLE_TASK = 'Draft the cut-over plan';

/** The sign-in page is usable when it shows the provider with this name. */
export const SAMPLE_PROVIDER = 'Fernbank accounts';

const project = {
  _id: 'p1',
  title: SAMPLE_PROJECT,
  description: 'Move subscriptions and invoices.',
  status: 'active',
  deadline: '2026-12-04',
  owner: user,
  members: [{ user, role: 'owner', joinedAt: then }],
  taskCounts: { todo: 1, inprogress: 0, done: 0 },
  version: 1,
  createdAt: then,
  updatedAt: then,
};

const card = {
  _id: 't1',
  project: 'p1',
  title: SAMPLE_TASK,
  description: '',
  status: 'todo',
  priority: 'medium',
  assignees: [{ user, role: 'primary' }],
  deadline: null,
  position: 'a0',
  commentCount: 0,
  attachmentCount: 0,
  version: 1,
  createdAt: then,
  updatedAt: then,
};

/** @type {Record<string, unknown>} */
const ANSWERS = {
  '/api/auth/me': user,
  '/api/meta': {
    product: { name: 'Taskloom', logo: 'TL' },
    version: '1.0.0',
    capabilities: [],
    providers: [{ id: '1', name: SAMPLE_PROVIDER, reachable: true }],
  },
  '/api/auth/login/passkey/options': { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] },
  '/api/notifications': { notifications: [], unreadCount: 0 },
  '/api/projects': [project],
  '/api/projects/p1': project,
  '/api/projects/p1/tasks': [card],
  '/api/projects/p1/tasks/t1': { ...card, comments: [], attachments: [] },
};

/** @param {string} site @param {string} path */
const fileOf = (site, path) => {
  const file = join(site, path);
  return existsSync(file) && statSync(file).isFile() ? file : join(site, 'index.html');
};

/** @param {string} site @returns {Promise<{ url: string, stop: () => void }>} */
export function serveSite(site) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    if (/^\/(api|socket\.io)\//.test(path)) {
      response.writeHead(path in ANSWERS ? 200 : 404, { 'content-type': TYPES['.json'] });
      return response.end(JSON.stringify(ANSWERS[path] ?? {}));
    }
    const file = fileOf(site, path);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const stop = () => {
        server.closeAllConnections();
        server.close();
      };
      // Passkeys belong to a name, not to an address.
      resolve({ url: `http://localhost:${port}`, stop });
    }),
  );
}
