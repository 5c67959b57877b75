// @ts-check
import { folderOf } from '../dev/answer.mjs';
import { configOf, serve, urlOf } from '../dev/serve.mjs';
import { readRemoteJson } from '../../../libs/build/src/remote-json.mjs';

/** The remote's first screen without an id in its path. @param {string} name */
function firstPath(name) {
  const { routes } = readRemoteJson(folderOf(name));
  return routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
}

/** @typedef {{ host: string, port: number }} Address */

/** @param {string} name @param {Address} at */
export async function serveAlone(name, at) {
  const server = await serveSample(await configOf(folderOf(name), { alone: true }), at);
  return { url: `${urlOf(at)}${firstPath(name)}`, stop: () => server.stop() };
}

/**
 * @param {import('webpack').Configuration} config of a page with its own sample data
 * @param {Address} at
 * @param {import('../dev/serve.mjs').ServerOptions} [more]
 */
export function serveSample(config, { host, port }, more) {
  return serve(config, {
    host,
    port,
    static: false,
    historyApiFallback: true,
    client: { overlay: false, logging: 'warn' },
    ...more,
  });
}
