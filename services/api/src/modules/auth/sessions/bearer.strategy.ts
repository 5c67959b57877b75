import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import Strategy from 'passport-custom';
import { clientAddress, type Caller } from '../../../platform/http/index.js';
import type { PassportRequest } from './session-auth.guard.js';
import { SessionsService } from './sessions.service.js';

/** The token of `Authorization: Bearer <token>`. */
export const bearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w.-]{1,2000})$/i.exec(headers.authorization ?? '')?.[1];

/** The person whose session the bearer token belongs to. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(private readonly sessions: SessionsService) {
    super();
  }

  async validate({ original: request }: PassportRequest): Promise<Caller | false> {
    const token = bearerToken(request);
    const caller = token && (await this.sessions.callerOf(token));
    return caller ? { ...caller, address: clientAddress(request) } : false;
  }
}
