import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { API_BASE } from '@taskloom/contracts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/index.js';
import { Recent } from './recent.js';
import { SessionTokens } from './session-tokens.js';

const NAME = 'taskloom-files';
const HOUR_MS = 3_600_000;
const PATH = `${API_BASE}/files`;

/**
 * An `<a>` or `<img>` cannot send a bearer header. This cookie replaces it for `GET /api/files/*` only (specification
 * 11). Its token has a purpose of its own, is hidden from scripts, isn't sent from other sites, and is invalid once
 * its session ends.
 */
@Injectable()
export class FilesCookie {
  private readonly given = new Recent<string>();

  private readonly session: Config['session'];
  private readonly http: Config['http'];

  constructor(
    private readonly tokens: SessionTokens,
    config: ConfigService<Config, true>,
  ) {
    this.session = config.get('session', { infer: true });
    this.http = config.get('http', { infer: true });
  }

  give(reply: FastifyReply, sessionId: string | undefined): void {
    if (!sessionId) return;
    const cookie = this.given.get(sessionId, () => ({
      value: this.cookie(this.tokens.sign(sessionId, 'files'), this.session.days * 86_400),
      until: Date.now() + HOUR_MS,
    }));
    reply.header('set-cookie', cookie);
  }

  takeBack(reply: FastifyReply): void {
    reply.header('set-cookie', this.cookie('', 0));
  }

  tokenOf({ method, url, headers }: FastifyRequest): string | undefined {
    if (method !== 'GET' || !url.startsWith(`${PATH}/`)) return undefined;
    return parseCookie(headers.cookie ?? '')[NAME];
  }

  private cookie(value: string, maxAge: number): string {
    const secure = this.http.publicUrl?.startsWith('https:') ?? false;
    return stringifySetCookie({
      name: NAME,
      value,
      path: PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge,
    });
  }
}
