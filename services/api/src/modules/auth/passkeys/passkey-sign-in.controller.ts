import { Controller, HttpCode, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AuthResult, PasskeyRequest } from '@taskloom/contracts';
import type { FastifyReply } from 'fastify';
import { Post, Public, RateLimit } from '../../../platform/http/index.js';
import { Refuses } from '../../../platform/openapi/index.js';
import { accountDisabled, passkeyInvalid, passwordSignInOff } from '../auth.errors.js';
import { AuthResultDto } from '../dto/auth-result.dto.js';
import { SignedIn } from '../passwords/password.guard.js';
import { DeviceCookie } from '../sessions/device-cookie.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { PasskeyRequestDto, PasskeySignInDto } from './dto/passkey.dto.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import { PasskeyGuard } from './passkey.strategy.js';

@ApiTags('auth')
@Controller('auth/login/passkey')
export class PasskeySignInController {
  constructor(
    private readonly passkeys: PasskeySignInService,
    private readonly devices: DeviceCookie,
    private readonly cookies: SessionCookies,
  ) {}

  /** The challenge works in this browser only, which the cookie recognises. */
  @Post('options')
  @Public()
  @RateLimit('login')
  @ApiOkResponse({ type: PasskeyRequestDto })
  @HttpCode(200)
  begin(@Res({ passthrough: true }) reply: FastifyReply): PasskeyRequest {
    this.devices.give(reply);
    return this.passkeys.begin({ device: this.devices.tokenOf(reply.request) });
  }

  @Post()
  @Public()
  @RateLimit('login')
  @UseGuards(PasskeyGuard)
  @ApiBody({ type: PasskeySignInDto })
  @Refuses(accountDisabled(), passkeyInvalid(), passwordSignInOff())
  @ApiOkResponse({ type: AuthResultDto })
  @HttpCode(200)
  signIn(@SignedIn() result: AuthResult, @Res({ passthrough: true }) reply: FastifyReply): AuthResult {
    return this.cookies.give(reply, result);
  }
}
