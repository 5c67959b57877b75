import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { framePage, REMOTE_NAME } from '@taskloom/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { frameHostsOf } from './page-hosts.js';

/** Built with the shell. */
export const FRAME_FILE = 'frame.html';

/** Files of the shell that the page loads, whose origin is opaque. */
export const READABLE_BY_FRAMES = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * The content security policy of a remote in a frame (decision 170). The sandbox gives the page an opaque origin, also in a tab of
 * its own. It loads code and pictures from here, and connects to nothing but the hosts of its remote.
 */
const policyFor = (hosts: readonly string[], remoteOrigins: readonly string[]): string => {
  const files = ["'self'", ...remoteOrigins].join(' ');
  return [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src ${files}`,
    `style-src ${files} 'unsafe-inline'`,
    `img-src ${files} data: blob:`,
    `font-src ${files} data:`,
    `connect-src ${hosts.length > 0 ? hosts.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join(';');
};

/** `GET /frames/<name>`: the page in which a remote with `"isolation": "frame"` runs. */
export const serveFrames = (
  server: FastifyInstance,
  directory: string,
  remoteOrigins: readonly string[],
): void => {
  server.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: framePage(':name'),
    handler: ({ params }, reply): FastifyReply | void => {
      if (!REMOTE_NAME.test(params.name) || !existsSync(join(directory, FRAME_FILE)))
        return reply.callNotFound();
      return reply
        .removeHeader('x-frame-options')
        .headers({
          'content-security-policy': policyFor(frameHostsOf(server, params.name), remoteOrigins),
          'cache-control': 'no-cache',
        })
        .sendFile(FRAME_FILE);
    },
  });
};
