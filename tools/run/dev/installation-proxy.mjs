// @ts-check
/** Proxies an installation for pages of this machine only. */
import { isFile } from './serve.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {NonNullable<import('webpack-dev-server').ProxyConfigArrayItem>} Proxy */

/**
 * Whether a frame of this server requests a file. Its origin is opaque, so that it may be a frame of another site too, but files are
 * public.
 * @param {Incoming} request
 */
const isFileOfFrame = (request) => request.headers.origin === 'null' && isFile(request);

/**
 * Whether the request comes from a page of this server or from the address bar. Browsers let pages of other sites send
 * requests to this machine; those must not reach the installation through this server.
 * @param {string} url of this server @param {Incoming} request
 */
function isOwn(url, { headers: { origin } }) {
  return origin === undefined || [url, url.replace('127.0.0.1', 'localhost')].includes(origin);
}

/** @param {string} url @returns {import('webpack-dev-server').ExpressRequestHandler} */
export const guard = (url) => (request, response, next) =>
  isOwn(url, request) || isFileOfFrame(request) ? next() : void response.status(403).end();

/** Rewrites a cookie of the installation, which may be for https or a domain, for this server. @param {string} cookie */
export const forHere = (cookie) => cookie.replace(/;\s*(secure|domain=[^;]*)(?=;|$)/gi, '');

/** @param {URL} installation @param {string} url of this server @param {string[]} ours paths that stay here @returns {Proxy} */
export function throughTo(installation, url, ours) {
  /** @param {import('node:http').ClientRequest} outgoing */
  const asTheirOwn = (outgoing) => {
    if (outgoing.getHeader('origin')) outgoing.setHeader('origin', installation.origin);
    outgoing.removeHeader('referer');
  };
  return {
    context: (/** @type {string} */ path) => !ours.some((own) => path.startsWith(`${own}/`)),
    target: installation.origin,
    changeOrigin: true,
    autoRewrite: true,
    ws: true,
    // The page itself shows which requests fail.
    logLevel: 'silent',
    onProxyReq: asTheirOwn,
    onProxyReqWs: (outgoing, request, socket) => {
      if (isOwn(url, request)) asTheirOwn(outgoing);
      else socket.destroy();
    },
    onProxyRes: ({ headers }) => {
      // Strict-Transport-Security applies to the installation's host, not to this machine.
      delete headers['strict-transport-security'];
      headers['set-cookie'] &&= headers['set-cookie'].map(forHere);
    },
  };
}
