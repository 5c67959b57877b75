import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthResult, User } from '@taskloom/contracts';
import { ClientAddress, CurrentUser, Public, RateLimit, type Caller } from '../../platform/http/index.js';
import { Answers, done } from '../../platform/openapi/index.js';
import { presentUser, userSchema } from '../users/index.js';
import { authResultSchema } from './auth.schema.js';
import { AuthService } from './auth.service.js';
import { CredentialsDto } from './dto/credentials.dto.js';
import { PasswordChangeDto } from './dto/password-change.dto.js';
import { ProfileUpdateDto } from './dto/profile-update.dto.js';
import { RegistrationDto } from './dto/registration.dto.js';
import { SessionsService } from './sessions/sessions.service.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
  ) {}

  @Post('register')
  @Public()
  @RateLimit('register')
  @Answers(authResultSchema, 201)
  register(@Body() registration: RegistrationDto): Promise<AuthResult> {
    return this.auth.register(registration);
  }

  @Post('login')
  @Public()
  @RateLimit('login')
  @Answers(authResultSchema)
  @HttpCode(200)
  login(@Body() credentials: CredentialsDto, @ClientAddress() address: string): Promise<AuthResult> {
    return this.auth.login(credentials, address);
  }

  @Post('logout')
  @Answers(done)
  @HttpCode(200)
  async logout(@CurrentUser() caller: Caller): Promise<{ ok: true }> {
    await this.sessions.end(caller);
    return { ok: true };
  }

  @Get('me')
  @Answers(userSchema)
  me(@CurrentUser() caller: Caller): User {
    return presentUser(caller);
  }

  @Patch('me')
  @Answers(userSchema)
  updateProfile(@CurrentUser() caller: Caller, @Body() changes: ProfileUpdateDto): Promise<User> {
    return this.auth.updateProfile(caller, changes);
  }

  @Post('password')
  @Answers(done)
  @HttpCode(200)
  async changePassword(
    @CurrentUser() caller: Caller,
    @Body() change: PasswordChangeDto,
  ): Promise<{ ok: true }> {
    await this.auth.changePassword(caller, change);
    return { ok: true };
  }
}
