import { Body, Controller, Get, HttpCode, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AuthResult, SignedOut, User } from '@taskloom/contracts';
import type { FastifyReply } from 'fastify';
import {
  BeforeFactor,
  ClientAddress,
  Credentials,
  CurrentUser,
  Patch,
  Post,
  Public,
  RateLimit,
  type Caller,
} from '../../platform/http/index.js';
import { mailDomainRefused } from '../../platform/policies/index.js';
import { DoneDto, Refuses } from '../../platform/openapi/index.js';
import { OpenIdProviders } from '../../platform/openid/index.js';
import { presentUser } from '../users/index.js';
import { AuthService } from './auth.service.js';
import { CredentialsDto } from './dto/credentials.dto.js';
import { PasswordChangeDto } from './dto/password-change.dto.js';
import { ProfileUpdateDto } from './dto/profile-update.dto.js';
import { RegistrationDto } from './dto/registration.dto.js';
import { PasswordGuard, SignedIn } from './passwords/password.guard.js';
import { DeviceCookie } from './sessions/device-cookie.js';
import { FilesCookie } from './sessions/files-cookie.js';
import { originOf } from './sessions/sign-in-origin.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { SessionsService } from './sessions/sessions.service.js';
import {
  accountDisabled,
  codeInvalid,
  credentialsInvalid,
  emailTaken,
  invitationRequired,
  passwordSignInOff,
  registrationClosed,
  secondFactorRequired,
  wrongPassword,
} from './auth.errors.js';
import { AuthResultDto, SignedOutDto } from './dto/auth-result.dto.js';
import { UserDto } from '../users/index.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly filesCookie: FilesCookie,
    private readonly devices: DeviceCookie,
    private readonly openid: OpenIdProviders,
  ) {}

  @Post('register')
  @Public()
  @RateLimit('register')
  @Refuses(registrationClosed(), invitationRequired(), mailDomainRefused('example.org'), emailTaken())
  @ApiCreatedResponse({ type: AuthResultDto })
  async register(
    @Body() registration: RegistrationDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthResult> {
    const from = originOf(reply.request, this.devices);
    return this.cookies.give(reply, await this.auth.register(registration, from));
  }

  @Post('login')
  @Public()
  @RateLimit('login')
  @UseGuards(PasswordGuard)
  @ApiBody({ type: CredentialsDto })
  @Refuses(
    accountDisabled(),
    credentialsInvalid(),
    secondFactorRequired(),
    codeInvalid(),
    passwordSignInOff(),
  )
  @ApiOkResponse({ type: AuthResultDto })
  @HttpCode(200)
  login(@SignedIn() result: AuthResult, @Res({ passthrough: true }) reply: FastifyReply): AuthResult {
    return this.cookies.give(reply, result);
  }

  @Post('logout')
  @BeforeFactor()
  @ApiOkResponse({ type: SignedOutDto })
  @HttpCode(200)
  async logout(
    @CurrentUser() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedOut> {
    const issuer = await this.sessions.end(caller);
    this.filesCookie.takeBack(reply);
    const url = issuer === undefined ? undefined : this.openid.endSessionUrl(issuer);
    return { ok: true, ...(url !== undefined && { url }) };
  }

  @Get('me')
  @BeforeFactor()
  @ApiOkResponse({ type: UserDto })
  me(@CurrentUser() caller: Caller, @Res({ passthrough: true }) reply: FastifyReply): User {
    if (!caller.apiToken) this.filesCookie.give(reply, caller.sessionId);
    return presentUser(caller);
  }

  @Patch('me')
  @ApiOkResponse({ type: UserDto })
  updateProfile(@CurrentUser() caller: Caller, @Body() changes: ProfileUpdateDto): Promise<User> {
    return this.auth.updateProfile(caller, changes);
  }

  @Post('password')
  @Credentials()
  @Refuses(wrongPassword())
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async changePassword(
    @CurrentUser() caller: Caller,
    @Body() change: PasswordChangeDto,
    @ClientAddress() address: string,
  ): Promise<{ ok: true }> {
    await this.auth.changePassword(caller, change, address);
    return { ok: true };
  }
}
