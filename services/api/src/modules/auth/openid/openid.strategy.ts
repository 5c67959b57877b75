import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { AuthResult } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import Strategy from 'passport-custom';
import { RequestPipe } from '../../../platform/http/index.js';
import { providerRefused } from '../auth.errors.js';
import { DeviceCookie } from '../sessions/device-cookie.js';
import { originOf } from '../sessions/sign-in-origin.js';
import { ProviderSignInDto } from './dto/openid.dto.js';
import { OpenIdSignInService } from './openid-sign-in.service.js';

/** Signs in with the response of an OpenID Connect provider in the body, which is validated as those of other routes. */
@Injectable()
export class OpenIdStrategy extends PassportStrategy(Strategy, 'openid') {
  constructor(
    private readonly openid: OpenIdSignInService,
    private readonly pipe: RequestPipe,
    private readonly devices: DeviceCookie,
  ) {
    super();
  }

  async validate(request: FastifyRequest): Promise<AuthResult> {
    const response = await this.pipe.body(request.body, ProviderSignInDto);
    return this.openid.signIn(response, originOf(request, this.devices));
  }
}

@Injectable()
export class OpenIdGuard extends AuthGuard('openid') {
  override getAuthenticateOptions() {
    return { property: 'signedIn' };
  }

  override handleRequest<Result>(error: unknown, result: Result | false): Result {
    if (error) throw error;
    if (!result) throw providerRefused();
    return result;
  }
}
