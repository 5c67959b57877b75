import { Body, Controller, HttpCode, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AuthResult, ProviderRedirect } from '@taskloom/contracts';
import type { FastifyReply } from 'fastify';
import { notFound, Post, Public, RateLimit } from '../../../platform/http/index.js';
import { Refuses } from '../../../platform/openapi/index.js';
import { providerUnavailable } from '../../../platform/openid/index.js';
import {
  accountDisabled,
  accountNotLinked,
  addressUnverified,
  codeInvalid,
  emailTaken,
  invitationRequired,
  providerRefused,
  registrationClosed,
  secondFactorRequired,
} from '../auth.errors.js';
import { AuthResultDto } from '../dto/auth-result.dto.js';
import { SignedIn } from '../passwords/password.guard.js';
import { DeviceCookie } from '../sessions/device-cookie.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { originOf } from '../sessions/sign-in-origin.js';
import {
  ProviderCodeDto,
  ProviderRedirectDto,
  ProviderSignInDto,
  ProviderStartDto,
} from './dto/openid.dto.js';
import { OpenIdSignInService } from './openid-sign-in.service.js';
import { OpenIdGuard } from './openid.strategy.js';

const REFUSALS = [
  accountDisabled(),
  addressUnverified(),
  invitationRequired(),
  providerRefused(),
  registrationClosed(),
  secondFactorRequired(),
];
const UNAVAILABLE = providerUnavailable('Fernbank ID');

@ApiTags('auth')
@Controller('auth/login/openid')
export class OpenIdSignInController {
  constructor(
    private readonly openid: OpenIdSignInService,
    private readonly devices: DeviceCookie,
    private readonly cookies: SessionCookies,
  ) {}

  /** The sign-in can be finished in this browser only, which the cookie recognises. */
  @Post('start')
  @Public()
  @RateLimit('login')
  @Refuses(notFound(), UNAVAILABLE)
  @ApiOkResponse({ type: ProviderRedirectDto })
  @HttpCode(200)
  async start(
    @Body() { provider }: ProviderStartDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProviderRedirect> {
    this.devices.give(reply);
    return { url: await this.openid.begin(provider, originOf(reply.request, this.devices)) };
  }

  /** Someone without an account gets one, as by a registration. */
  @Post()
  @Public()
  @RateLimit('login')
  @UseGuards(OpenIdGuard)
  @ApiBody({ type: ProviderSignInDto })
  @Refuses(...REFUSALS, notFound(), accountNotLinked(), emailTaken(), UNAVAILABLE)
  @ApiOkResponse({ type: AuthResultDto })
  @HttpCode(200)
  signIn(@SignedIn() result: AuthResult, @Res({ passthrough: true }) reply: FastifyReply): AuthResult {
    return this.cookies.give(reply, result);
  }

  /** The second step, with the ticket that `SECOND_FACTOR_REQUIRED` has brought. */
  @Post('code')
  @Public()
  @RateLimit('login')
  @Refuses(...REFUSALS, codeInvalid(), accountNotLinked(), emailTaken())
  @ApiOkResponse({ type: AuthResultDto })
  @HttpCode(200)
  async signInWithCode(
    @Body() body: ProviderCodeDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthResult> {
    const from = originOf(reply.request, this.devices);
    return this.cookies.give(reply, await this.openid.signInWithCode(body, from));
  }
}
