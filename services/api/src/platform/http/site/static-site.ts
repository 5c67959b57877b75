import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@taskloom/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inlineScripts } from '../security/inline-scripts.js';
import { FRAME_FILE, READABLE_BY_FRAMES, serveFrames } from './frame-page.js';
import { pageHostsOf } from './page-hosts.js';

const PAGE = '/index.html';
const ASSETS = '/assets/';
const YEAR = 'public, max-age=31536000, immutable';
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+(?:\.map)?$/;

/** Files with hashed names never change; pages and the copy of the registry are revalidated each time. */
const cacheControl = (path: string): string => {
  if (path.endsWith('.html') || path.endsWith('/remotes.json') || path.endsWith('remote.json'))
    return 'no-cache';
  return HASHED.test(path) ? YEAR : 'no-cache';
};

/** Describes the installable app; it has the name of the installation. */
const APP_MANIFEST = 'manifest.webmanifest';

const looksLikeFile = (path: string): boolean => /\.[a-z0-9]{2,5}$/i.test(path);

/**
 * Serves the built shell and remotes from one folder, preferring precompressed files (`.br`, `.gz`). Any other path is a
 * route of the shell and gets `index.html`; paths below the API's never name a file.
 */
export const serveSite = async (
  server: FastifyInstance,
  directory: string,
  productName: string,
  remoteOrigins: readonly string[] = [],
): Promise<void> => {
  await server.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
  });
  serveFrames(server, directory, remoteOrigins);
  const setPolicy = policyOfPage(directory, () => pageHostsOf(server));
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answer(directory, request, reply, setPolicy),
  });
  if (!existsSync(join(directory, APP_MANIFEST))) return;
  server.get(`/${APP_MANIFEST}`, async (_request, reply) => {
    const manifest: object = JSON.parse(await readFile(join(directory, APP_MANIFEST), 'utf8'));
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-type': 'application/manifest+json' })
      .send(JSON.stringify({ ...manifest, name: productName, short_name: productName }));
  });
};

const POLICY = 'content-security-policy';

/**
 * An upgrade replaces the page while processes of the release before still serve it: their policy has to allow its script too. The
 * hosts that remotes may connect to change while the process runs.
 */
const policyOfPage = (directory: string, hosts: () => readonly string[]): ((reply: FastifyReply) => void) => {
  const page = join(directory, PAGE);
  const changed = () => statSync(page, { throwIfNoEntry: false })?.mtimeMs;
  const allowed = inlineScripts(directory).join(' ');
  let current = { changed: changed(), scripts: allowed };
  return (reply) => {
    if (changed() !== current.changed)
      current = { changed: changed(), scripts: inlineScripts(directory).join(' ') };
    const more = hosts();
    const sameScripts = current.scripts === allowed;
    if (sameScripts && more.length === 0) return;
    const policy = String(reply.getHeader(POLICY)).replace("connect-src 'self'", (self) =>
      [self, ...more].join(' '),
    );
    if (sameScripts) return void reply.header(POLICY, policy);
    reply.header(
      POLICY,
      policy
        .replace(` ${allowed}`, '')
        .replace("script-src 'self'", () => `script-src 'self' ${current.scripts}`),
    );
  };
};

const answer = (
  directory: string,
  request: FastifyRequest,
  reply: FastifyReply,
  setPolicy: (reply: FastifyReply) => void,
) => {
  const path = pathOf(request.url);
  if (path === undefined || path === API_BASE || path.startsWith(`${API_BASE}/`)) return reply.callNotFound();
  const file = looksLikeFile(path) ? decoded(path) : PAGE;
  // Builds have a separate route, whose headers keep them from running as pages.
  if (file === undefined || /^\/+r\//.test(file) || !existsSync(join(directory, file)))
    return reply.callNotFound();
  // Opened through its own route only, which sets its policy.
  if (file === `/${FRAME_FILE}`) return reply.callNotFound();
  if (file === PAGE) setPolicy(reply);
  if (file.startsWith(ASSETS)) reply.headers(READABLE_BY_FRAMES);
  return reply.header('cache-control', cacheControl(file)).sendFile(file);
};

/** Undefined for an invalid path: `//[` is a malformed host. */
const pathOf = (url: string): string | undefined =>
  url.startsWith('//') || !URL.canParse(url, 'http://site')
    ? undefined
    : new URL(url, 'http://site').pathname;

const decoded = (path: string): string | undefined => {
  const file = decodeURIComponent(path);
  return file.includes('\0') || file.split('/').includes('..') ? undefined : file;
};
