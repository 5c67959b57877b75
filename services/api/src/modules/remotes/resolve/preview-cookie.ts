import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { JwtService } from '@nestjs/jwt';
import { API_BASE, isRecord } from '@taskloom/contracts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/index.js';
import type { Previews } from './resolve.service.js';

const NAME = 'mfe-preview';
const SECONDS = 8 * 3_600;

/** The signed versions that a person previews; valid for that person only, for a working day. */
@Injectable()
export class PreviewCookie {
  private readonly http: Config['http'];

  constructor(
    private readonly jwt: JwtService,
    config: ConfigService<Config, true>,
  ) {
    this.http = config.get('http', { infer: true });
  }

  read({ headers }: FastifyRequest, userId: string): Previews {
    const value = parseCookie(headers.cookie ?? '')[NAME];
    if (!value) return {};
    try {
      const { sub, mfe }: Record<string, unknown> = this.jwt.verify(value);
      return sub === userId && isRecord(mfe) ? textsOf(mfe) : {};
    } catch {
      return {};
    }
  }

  write(reply: FastifyReply, userId: string, previews: Previews): void {
    const empty = Object.keys(previews).length === 0;
    const value = empty ? '' : this.jwt.sign({ mfe: previews }, { subject: userId, expiresIn: SECONDS });
    reply.header(
      'set-cookie',
      stringifySetCookie({
        name: NAME,
        value,
        path: `${API_BASE}/remotes`,
        httpOnly: true,
        sameSite: 'strict',
        secure: this.http.publicUrl?.startsWith('https:') ?? false,
        maxAge: empty ? 0 : SECONDS,
      }),
    );
  }
}

const textsOf = (value: object): Previews =>
  Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
