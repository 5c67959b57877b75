import { Injectable } from '@nestjs/common';
import { API_BASE } from '@taskloom/contracts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';
import { SessionTokens } from './session-tokens.js';

const NAME = 'taskloom-files';
const PATH = `${API_BASE}/files`;

/**
 * An `<a>` or `<img>` cannot send a bearer header. This cookie stands in for it, for `GET /api/files/*` and nothing else
 * (decisions §2): another kind of token, unseen by scripts, not sent from other sites, dead with its session.
 */
@Injectable()
export class FilesCookie {
  constructor(
    private readonly tokens: SessionTokens,
    private readonly config: Config,
  ) {}

  give(reply: FastifyReply, sessionId: string | undefined): void {
    if (!sessionId) return;
    this.set(reply, this.tokens.sign(sessionId, 'files'), this.config.session.days * 86_400);
  }

  takeBack(reply: FastifyReply): void {
    this.set(reply, '', 0);
  }

  tokenOf({ method, url, headers }: FastifyRequest): string | undefined {
    if (method !== 'GET' || !url.startsWith(`${PATH}/`)) return undefined;
    return parseCookie(headers.cookie ?? '')[NAME];
  }

  private set(reply: FastifyReply, value: string, maxAge: number): void {
    const secure = this.config.http.publicUrl?.startsWith('https:') ?? false;
    reply.header(
      'set-cookie',
      stringifySetCookie({
        name: NAME,
        value,
        path: PATH,
        httpOnly: true,
        sameSite: 'strict',
        secure,
        maxAge,
      }),
    );
  }
}
