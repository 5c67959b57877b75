import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { AuthResult } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import Strategy from 'passport-custom';
import { RequestPipe } from '../../../platform/http/index.js';
import { AuthService } from '../auth.service.js';
import { CredentialsDto } from '../dto/credentials.dto.js';
import { DeviceCookie } from '../sessions/device-cookie.js';
import { originOf } from '../sessions/sign-in-origin.js';

/** Signs in with the e-mail address and password in the body, which is validated as those of other routes. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, 'password') {
  constructor(
    private readonly auth: AuthService,
    private readonly pipe: RequestPipe,
    private readonly devices: DeviceCookie,
  ) {
    super();
  }

  async validate(request: FastifyRequest): Promise<AuthResult> {
    const credentials = await this.pipe.body(request.body, CredentialsDto);
    return this.auth.login(credentials, originOf(request, this.devices));
  }
}
