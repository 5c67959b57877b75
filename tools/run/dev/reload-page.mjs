// @ts-check
/**
 * A remote in a frame connects to nothing, and its document can't be replaced. So a script of the page reloads the page when the
 * remote has changed, and prints why it doesn't compile.
 */
import { livePath } from './answer.mjs';

/** @typedef {import('webpack-dev-server').Request} Request */
/** @typedef {import('webpack-dev-server').Response} Response */

/** Calls, sockets, files, and the pages of frames. */
const NO_PAGE = /^\/(?:api|socket\.io|assets|r|frames)(?:\/|$)|\.[a-z0-9]+$/i;
/** Headers that belong to the response as it was sent, or to the host of the installation. */
const ITS_OWN =
  /^(?:content-encoding|content-length|transfer-encoding|connection|etag|strict-transport-security)$/;

/** @param {string} name */
export const reloadScriptOf = (name) => `${livePath(name)}/reload.js`;

/** The dev server sends the hash of each build, and then how it went. @param {string} name */
export const reloadScript = (name) => `{
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '${livePath(name)}/ws');
  let shown, built;
  socket.onmessage = ({ data: text }) => {
    const { type, data } = JSON.parse(text);
    if (type === 'hash') built = data;
    shown ??= built;
    if ((type === 'ok' || type === 'warnings') && built !== shown) location.reload();
    if (type === 'errors')
      for (const { moduleName = '${name}', message } of data) console.error(moduleName + ': ' + message);
  };
}`;

/** @param {Pick<Request, 'method' | 'path'>} request */
export const isPage = ({ method, path }) => method === 'GET' && !NO_PAGE.test(path);

/** Answers with the page of the installation and these scripts. @param {readonly string[]} scripts @param {URL} installation @param {Request} request @param {Response} response */
export async function sendPage(scripts, installation, { originalUrl, headers: { cookie } }, response) {
  const asked = await fetch(new URL(originalUrl, installation), {
    headers: { accept: 'text/html', ...(cookie && { cookie }) },
    redirect: 'manual',
  }).catch(() => undefined);
  if (!asked) return void response.status(502).end();
  for (const [name, value] of asked.headers) if (!ITS_OWN.test(name)) response.set(name, value);
  const tags = scripts.map((script) => `<script src="${script}"></script>`).join('');
  response.status(asked.status).send((await asked.text()).replace('</head>', () => `${tags}</head>`));
}
