import { Injectable } from '@nestjs/common';
import type { AuthResult } from '@taskloom/contracts';
import type { FastifyReply } from 'fastify';
import { DeviceCookie } from './device-cookie.js';
import { FilesCookie } from './files-cookie.js';
import { SessionTokens } from './session-tokens.js';

/** The cookies of a new session. */
@Injectable()
export class SessionCookies {
  constructor(
    private readonly tokens: SessionTokens,
    private readonly filesCookie: FilesCookie,
    private readonly devices: DeviceCookie,
  ) {}

  give(reply: FastifyReply, result: AuthResult): AuthResult {
    this.filesCookie.give(reply, this.tokens.verify(result.token)?.sessionId);
    this.devices.give(reply);
    return result;
  }
}
