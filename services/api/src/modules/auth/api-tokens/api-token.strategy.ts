import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import Strategy from 'passport-custom';
import { clientAddress, type Caller } from '../../../platform/http/index.js';
import { bearerToken } from '../sessions/bearer.strategy.js';
import type { PassportRequest } from '../sessions/session-auth.guard.js';
import { ApiTokensService } from './api-tokens.service.js';

/** The person of an API token in `Authorization: Bearer tl_…`, with what the token is limited to. */
@Injectable()
export class ApiTokenStrategy extends PassportStrategy(Strategy, 'api-token') {
  constructor(private readonly tokens: ApiTokensService) {
    super();
  }

  async validate({ original: request }: PassportRequest): Promise<Caller | false> {
    const caller = await this.tokens.callerOf(bearerToken(request) ?? '');
    return caller ? { ...caller, address: clientAddress(request) } : false;
  }
}
