import { Body, Controller, Get, HttpCode, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AuthResult, User } from '@taskloom/contracts';
import type { FastifyReply } from 'fastify';
import {
  ClientAddress,
  Credentials,
  CurrentUser,
  Patch,
  Post,
  Public,
  RateLimit,
  type Caller,
} from '../../platform/http/index.js';
import { DoneDto, Refuses } from '../../platform/openapi/index.js';
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
import { SessionTokens } from './sessions/session-tokens.js';
import { SessionsService } from './sessions/sessions.service.js';
import {
  codeInvalid,
  credentialsInvalid,
  emailTaken,
  invitationRequired,
  registrationClosed,
  secondFactorRequired,
  wrongPassword,
} from './auth.errors.js';
import { AuthResultDto } from './dto/auth-result.dto.js';
import { UserDto } from '../users/index.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly tokens: SessionTokens,
    private readonly filesCookie: FilesCookie,
    private readonly devices: DeviceCookie,
  ) {}

  @Post('register')
  @Public()
  @RateLimit('register')
  @Refuses(registrationClosed(), invitationRequired(), emailTaken())
  @ApiCreatedResponse({ type: AuthResultDto })
  async register(
    @Body() registration: RegistrationDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthResult> {
    const from = originOf(reply.request, this.devices);
    return this.admit(reply, await this.auth.register(registration, from));
  }

  @Post('login')
  @Public()
  @RateLimit('login')
  @UseGuards(PasswordGuard)
  @ApiBody({ type: CredentialsDto })
  @Refuses(credentialsInvalid(), secondFactorRequired(), codeInvalid())
  @ApiOkResponse({ type: AuthResultDto })
  @HttpCode(200)
  login(@SignedIn() result: AuthResult, @Res({ passthrough: true }) reply: FastifyReply): AuthResult {
    return this.admit(reply, result);
  }

  @Post('logout')
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async logout(
    @CurrentUser() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ ok: true }> {
    await this.sessions.end(caller);
    this.filesCookie.takeBack(reply);
    return { ok: true };
  }

  @Get('me')
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

  private admit(reply: FastifyReply, result: AuthResult): AuthResult {
    this.filesCookie.give(reply, this.tokens.verify(result.token));
    this.devices.give(reply);
    return result;
  }
}
