// @ts-check
/** The way from this machine to an installation, for the pages of this machine alone. */

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {NonNullable<import('webpack-dev-server').ProxyConfigArrayItem>} Proxy */

/**
 * Whether a page of this server asks, or nobody's page (a person who types an address). Another site's page, which the
 * browser lets reach this machine, must not get to the installation under this server's name.
 * @param {string} url of this server @param {Incoming} request
 */
function isOwn(url, { headers: { origin } }) {
  return origin === undefined || [url, url.replace('127.0.0.1', 'localhost')].includes(origin);
}

/** @param {string} url @returns {import('webpack-dev-server').ExpressRequestHandler} */
export const guard = (url) => (request, response, next) =>
  isOwn(url, request) ? next() : void response.status(403).end();

/** Over there a cookie may be for https or for a domain; here it is for this server. @param {string} cookie */
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
    // The page itself tells what it cannot reach.
    logLevel: 'silent',
    onProxyReq: asTheirOwn,
    onProxyReqWs: (outgoing, request, socket) => {
      if (isOwn(url, request)) asTheirOwn(outgoing);
      else socket.destroy();
    },
    onProxyRes: ({ headers }) => {
      // A promise about the installation's own name, not about this machine's.
      delete headers['strict-transport-security'];
      headers['set-cookie'] &&= headers['set-cookie'].map(forHere);
    },
  };
}
