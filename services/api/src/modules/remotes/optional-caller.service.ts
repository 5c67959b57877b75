import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/http/index.js';
import { SessionsService } from '../auth/index.js';

/** Who asks a public route, when their session is alive. */
@Injectable()
export class OptionalCaller {
  constructor(private readonly sessions: SessionsService) {}

  async of({ headers }: FastifyRequest): Promise<Caller | undefined> {
    const bearer = /^Bearer ([\w.-]{1,2000})$/i.exec(headers.authorization ?? '')?.[1];
    return bearer ? this.sessions.callerOf(bearer) : undefined;
  }
}
