import { Module } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../../platform/config/index.js';
import { UsersModule } from '../users/index.js';
import { ApiTokenAccess } from './api-tokens/api-token-access.js';
import { ApiTokenEntity } from './api-tokens/api-token.entity.js';
import { ApiTokenStrategy } from './api-tokens/api-token.strategy.js';
import { ApiTokensController } from './api-tokens/api-tokens.controller.js';
import { ApiTokensRepository } from './api-tokens/api-tokens.repository.js';
import { ApiTokensService } from './api-tokens/api-tokens.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { CodeAttempts } from './factors/code-attempts.js';
import { FactorsController } from './factors/factors.controller.js';
import { FactorsRepository } from './factors/factors.repository.js';
import { FactorsService } from './factors/factors.service.js';
import { RecoveryCodeEntity } from './factors/recovery-code.entity.js';
import { SecondFactorEntity } from './factors/second-factor.entity.js';
import { SecondStepService } from './factors/second-step.service.js';
import { LoginAttempts } from './login-attempts.js';
import { PasswordStrategy } from './passwords/password.strategy.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { PasswordResetEntity } from './resets/password-reset.entity.js';
import { PasswordResetsController } from './resets/password-resets.controller.js';
import { PasswordResetsRepository } from './resets/password-resets.repository.js';
import { PasswordResetsService } from './resets/password-resets.service.js';
import { BearerStrategy } from './sessions/bearer.strategy.js';
import { FilesCookie } from './sessions/files-cookie.js';
import { FilesCookieStrategy } from './sessions/files-cookie.strategy.js';
import { SessionGuard } from './sessions/session.guard.js';
import { SessionTokens } from './sessions/session-tokens.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { DeviceCookie } from './sessions/device-cookie.js';
import { KnownDeviceEntity } from './sessions/known-device.entity.js';
import { KnownDevicesRepository } from './sessions/known-devices.repository.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';
import { SessionEntity } from './sessions/session.entity.js';

const CLAIMS = { issuer: 'taskloom', audience: 'taskloom' };

@Module({
  imports: [
    UsersModule,
    TypeOrmModule.forFeature([
      ApiTokenEntity,
      SessionEntity,
      KnownDeviceEntity,
      PasswordResetEntity,
      RecoveryCodeEntity,
      SecondFactorEntity,
    ]),
    JwtModule.registerAsync({
      inject: [ConfigService],
      useFactory: (config: ConfigService<Config, true>) => ({
        secret: config.get('session.key', { infer: true }),
        signOptions: { algorithm: 'HS256', ...CLAIMS },
        verifyOptions: { algorithms: ['HS256'], ...CLAIMS },
      }),
    }),
  ],
  controllers: [
    AuthController,
    FactorsController,
    ApiTokensController,
    OwnSessionsController,
    PasswordResetsController,
  ],
  providers: [
    AuthService,
    LoginAttempts,
    CodeAttempts,
    FactorsRepository,
    FactorsService,
    SecondStepService,
    PasswordsService,
    PasswordResetsRepository,
    PasswordResetsService,
    SessionsRepository,
    SessionTokens,
    SessionsService,
    SessionGuard,
    FilesCookie,
    DeviceCookie,
    KnownDevicesRepository,
    OwnSessionsService,
    ApiTokensRepository,
    ApiTokensService,
    ApiTokenAccess,
    ApiTokenStrategy,
    BearerStrategy,
    FilesCookieStrategy,
    PasswordStrategy,
  ],
  exports: [
    ApiTokensService,
    ApiTokenAccess,
    AuthService,
    PasswordResetsService,
    SessionsService,
    SessionGuard,
    FilesCookie,
  ],
})
export class AuthModule {}
