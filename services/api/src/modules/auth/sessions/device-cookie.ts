import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { API_BASE } from '@taskloom/contracts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/index.js';
import { newToken } from '../../../platform/secrets/index.js';

const NAME = 'taskloom-device';
const YEAR_SECONDS = 365 * 86_400;

/** Recognises a browser at a sign-in. It grants nothing, is unseen by scripts and not sent from other sites. */
@Injectable()
export class DeviceCookie {
  private readonly fresh = new WeakMap<FastifyRequest, string>();
  private readonly http: Config['http'];

  constructor(config: ConfigService<Config, true>) {
    this.http = config.get('http', { infer: true });
  }

  /** The browser's token; a new one, the same for the whole request, when it has none. */
  tokenOf(request: FastifyRequest): string {
    const known = parseCookie(request.headers.cookie ?? '')[NAME];
    if (known && /^[\w-]{43}$/.test(known)) return known;
    const token = this.fresh.get(request) ?? newToken().token;
    this.fresh.set(request, token);
    return token;
  }

  give(reply: FastifyReply): void {
    const cookie = stringifySetCookie({
      name: NAME,
      value: this.tokenOf(reply.request),
      path: `${API_BASE}/auth`,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.http.publicUrl?.startsWith('https:') ?? false,
      maxAge: YEAR_SECONDS,
    });
    reply.header('set-cookie', cookie);
  }
}
