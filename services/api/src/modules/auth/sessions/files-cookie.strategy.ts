import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import Strategy from 'passport-custom';
import { clientAddress, type Caller } from '../../../platform/http/index.js';
import { bearerToken } from './bearer.strategy.js';
import { FilesCookie } from './files-cookie.js';
import type { PassportRequest } from './session-auth.guard.js';
import { SessionsService } from './sessions.service.js';

/** The person whose session the files cookie belongs to. A bearer token takes precedence, even one that is not valid. */
@Injectable()
export class FilesCookieStrategy extends PassportStrategy(Strategy, 'files-cookie') {
  constructor(
    private readonly sessions: SessionsService,
    private readonly filesCookie: FilesCookie,
  ) {
    super();
  }

  async validate({ original: request }: PassportRequest): Promise<Caller | false> {
    const token = bearerToken(request) ? undefined : this.filesCookie.tokenOf(request);
    const caller = token && (await this.sessions.callerOf(token, 'files'));
    return caller ? { ...caller, address: clientAddress(request) } : false;
  }
}
