import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { HttpAdapterHost } from '@nestjs/core';
import { REMOTE_FILE, REMOTE_NAME, REMOTE_VERSION } from '@taskloom/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/index.js';
import { errorBody } from '../../../platform/http/index.js';
import { ArtefactStorage } from '../../../platform/storage/index.js';
import { versionGone } from '../remote.errors.js';
import { contentTypeOf } from './content-types.js';

/** The first file of every load. */
const ENTRANCE = 'mf-manifest.json';
/** Marks a revoked version, beside its files: requests for them get 410. */
export const REVOKED = 'revoked.txt';
const YEAR = 'public, max-age=31536000, immutable';
/** Revalidated, so that a proxy notices a revocation. Browsers ask the registry first. */
const ENTRANCE_CACHE = 'public, max-age=31536000, s-maxage=60, immutable';

/** Any page may load these files as subresources; opened as a page, they run nothing. */
const INERT = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const;
const SVG = 'image/svg+xml';

interface Wanted {
  /** `calendar/1.0.0` */
  build: string;
  file: string;
}

/**
 * `GET /r/<name>/<version>/<file>`: builds, as they were published. A version never changes, so browsers and proxies keep its files
 * for a year. It needs no database.
 */
@Injectable()
export class ArtefactRoutes implements OnModuleInit {
  /** Builds whose `remote.json` exists; it is never removed while the build is served. */
  private readonly sealed = new Set<string>();

  private readonly site: Config['site'];

  constructor(
    private readonly artefacts: ArtefactStorage,
    config: ConfigService<Config, true>,
    private readonly host: HttpAdapterHost,
  ) {
    this.site = config.get('site', { infer: true });
  }

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.get('/r/*', (request, reply) => this.answer(request, reply));
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const wanted = wantedIn(request.url);
    if (!wanted) return reply.callNotFound();
    const { build, file } = wanted;
    reply.headers(INERT);
    if (contentTypeOf(file) === SVG) reply.header('content-disposition', 'attachment');
    if (await this.artefacts.has(`${build}/${REVOKED}`)) {
      const gone = versionGone();
      return reply.code(gone.status).header('cache-control', 'no-cache').send(errorBody(gone));
    }
    const found = (await this.isSealed(build)) && (await this.open(`${build}/${file}`, request));
    if (!found) return this.fromSite(build, file, reply);
    if (found.encoding) reply.header('content-encoding', found.encoding);
    return reply
      .headers({ 'cache-control': cacheControl(file), vary: 'Accept-Encoding' })
      .type(contentTypeOf(file) ?? 'application/octet-stream')
      .send(found.stream);
  }

  private async open(
    path: string,
    { headers }: FastifyRequest,
  ): Promise<{ stream: Readable; encoding?: string } | undefined> {
    for (const { encoding, end } of takenBy(headers['accept-encoding'])) {
      const stream = await this.artefacts.read(`${path}${end}`);
      if (stream) return { stream, encoding };
    }
    const stream = await this.artefacts.read(path);
    return stream && { stream };
  }

  /** Builds that came with the installation are also beside the shell, in case they are not in storage yet. */
  private fromSite(build: string, file: string, reply: FastifyReply): unknown {
    const { directory } = this.site;
    const path = `${build}/${file}`;
    if (!directory || !existsSync(join(directory, 'r', path))) return reply.callNotFound();
    return reply.header('cache-control', cacheControl(file)).sendFile(`r/${path}`);
  }

  private async isSealed(build: string): Promise<boolean> {
    if (this.sealed.has(build)) return true;
    if (!(await this.artefacts.has(`${build}/remote.json`))) return false;
    this.sealed.add(build);
    return true;
  }
}

const cacheControl = (file: string): string => (file === ENTRANCE ? ENTRANCE_CACHE : YEAR);

const wantedIn = (url: string): Wanted | undefined => {
  const [, , name = '', version = '', ...rest] = url.split('?', 1)[0]?.split('/') ?? [];
  const file = rest.join('/');
  const isWhole = REMOTE_NAME.test(name) && REMOTE_VERSION.test(version) && REMOTE_FILE.test(file);
  return isWhole && contentTypeOf(file) !== undefined ? { build: `${name}/${version}`, file } : undefined;
};

const ENDINGS = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
] as const;

const takenBy = (accepted: string | string[] | undefined) =>
  ENDINGS.filter(({ encoding }) =>
    new RegExp(`\\b${encoding}\\b(?!;q=0(\\.0*)?(,|$))`).test(String(accepted)),
  );
