import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { AuthResult } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import Strategy from 'passport-custom';
import { RequestPipe } from '../../../platform/http/index.js';
import { passkeyInvalid } from '../auth.errors.js';
import { DeviceCookie } from '../sessions/device-cookie.js';
import { originOf } from '../sessions/sign-in-origin.js';
import { PasskeySignInDto } from './dto/passkey.dto.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';

/** Signs in with the signature of a passkey in the body, which is validated as those of other routes. */
@Injectable()
export class PasskeyStrategy extends PassportStrategy(Strategy, 'passkey') {
  constructor(
    private readonly passkeys: PasskeySignInService,
    private readonly pipe: RequestPipe,
    private readonly devices: DeviceCookie,
  ) {
    super();
  }

  async validate(request: FastifyRequest): Promise<AuthResult> {
    const proof = await this.pipe.body(request.body, PasskeySignInDto);
    return this.passkeys.signIn(proof, originOf(request, this.devices));
  }
}

@Injectable()
export class PasskeyGuard extends AuthGuard('passkey') {
  override getAuthenticateOptions() {
    return { property: 'signedIn' };
  }

  override handleRequest<Result>(error: unknown, result: Result | false): Result {
    if (error) throw error;
    if (!result) throw passkeyInvalid();
    return result;
  }
}
