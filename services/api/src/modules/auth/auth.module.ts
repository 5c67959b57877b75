import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SecretBox, signedTokens } from '../../platform/secrets/index.js';
import { UsersModule } from '../users/index.js';
import { ApiTokenAccess } from './api-tokens/api-token-access.js';
import { ApiTokenEntity } from './api-tokens/api-token.entity.js';
import { ApiTokenStrategy } from './api-tokens/api-token.strategy.js';
import { ApiTokensController } from './api-tokens/api-tokens.controller.js';
import { ApiTokensRepository } from './api-tokens/api-tokens.repository.js';
import { ApiTokensService } from './api-tokens/api-tokens.service.js';
import { TokenRevocationService } from './api-tokens/token-revocation.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { EmailLinkEntity } from './emails/email-link.entity.js';
import { EmailLinksRepository } from './emails/email-links.repository.js';
import { EmailsController } from './emails/emails.controller.js';
import { EmailsService } from './emails/emails.service.js';
import { VerifiedAccess } from './emails/verified-access.js';
import { CodeAttempts } from './factors/code-attempts.js';
import { FactorsController } from './factors/factors.controller.js';
import { FactorsRepository } from './factors/factors.repository.js';
import { RecoveryCodesRepository } from './factors/recovery-codes.repository.js';
import { FactorsService } from './factors/factors.service.js';
import { RecoveryCodeEntity } from './factors/recovery-code.entity.js';
import { SealedFactorsService } from './factors/sealed-factors.service.js';
import { SecondFactorEntity } from './factors/second-factor.entity.js';
import { SecondStepService } from './factors/second-step.service.js';
import { LoginAttempts } from './login-attempts.js';
import { EntranceService } from './entrance.service.js';
import { IdentitiesController } from './openid/identities.controller.js';
import { IdentitiesRepository } from './openid/identities.repository.js';
import { IdentitiesService } from './openid/identities.service.js';
import { IdentityEntity } from './openid/identity.entity.js';
import { OtherWays } from './openid/other-ways.js';
import { OpenIdFlow } from './openid/openid-flow.service.js';
import { OpenIdSignInController } from './openid/openid-sign-in.controller.js';
import { OpenIdSignInService } from './openid/openid-sign-in.service.js';
import { OpenIdStates } from './openid/openid-states.js';
import { OpenIdStrategy } from './openid/openid.strategy.js';
import { ProviderProofsService } from './openid/provider-proofs.service.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.js';
import { PasskeyProofsService } from './passkeys/passkey-proofs.service.js';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.js';
import { PasskeySignInService } from './passkeys/passkey-sign-in.service.js';
import { PasskeyEntity } from './passkeys/passkey.entity.js';
import { PasskeyStrategy } from './passkeys/passkey.strategy.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysRepository } from './passkeys/passkeys.repository.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { RelyingParty } from './passkeys/relying-party.js';
import { OwnSignIn } from './own-sign-in.js';
import { PasswordStrategy } from './passwords/password.strategy.js';
import { PasswordRules } from './passwords/password-rules.js';
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
import { SessionCookies } from './sessions/session-cookies.js';
import { DeviceCookie } from './sessions/device-cookie.js';
import { KnownDeviceEntity } from './sessions/known-device.entity.js';
import { KnownDevicesRepository } from './sessions/known-devices.repository.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';
import { SessionEntity } from './sessions/session.entity.js';
import { StepUpController } from './step-up/step-up.controller.js';
import { StepUpService } from './step-up/step-up.service.js';
import { UsedChallengeEntity } from './used-challenge.entity.js';
import { UsedChallenges } from './used-challenges.js';

@Module({
  imports: [
    UsersModule,
    TypeOrmModule.forFeature([
      ApiTokenEntity,
      EmailLinkEntity,
      IdentityEntity,
      SessionEntity,
      KnownDeviceEntity,
      PasskeyEntity,
      PasswordResetEntity,
      RecoveryCodeEntity,
      SecondFactorEntity,
      UsedChallengeEntity,
    ]),
    signedTokens('taskloom'),
  ],
  controllers: [
    AuthController,
    FactorsController,
    ApiTokensController,
    EmailsController,
    IdentitiesController,
    OpenIdSignInController,
    OwnSessionsController,
    PasskeysController,
    PasskeySignInController,
    PasswordResetsController,
    StepUpController,
  ],
  providers: [
    AuthService,
    EntranceService,
    EmailLinksRepository,
    EmailsService,
    VerifiedAccess,
    UsedChallenges,
    IdentitiesRepository,
    IdentitiesService,
    OpenIdFlow,
    OtherWays,
    OwnSignIn,
    OpenIdSignInService,
    OpenIdStates,
    OpenIdStrategy,
    ProviderProofsService,
    PasskeyChallenges,
    PasskeyProofsService,
    PasskeySignInService,
    PasskeysRepository,
    PasskeysService,
    PasskeyStrategy,
    RelyingParty,
    SessionCookies,
    LoginAttempts,
    CodeAttempts,
    FactorsRepository,
    RecoveryCodesRepository,
    FactorsService,
    SealedFactorsService,
    SecondStepService,
    SecretBox,
    StepUpService,
    PasswordRules,
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
    TokenRevocationService,
    ApiTokenAccess,
    ApiTokenStrategy,
    BearerStrategy,
    FilesCookieStrategy,
    PasswordStrategy,
  ],
  exports: [
    ApiTokensService,
    ApiTokenAccess,
    VerifiedAccess,
    PasswordResetsService,
    PasswordsService,
    SessionsService,
    SessionGuard,
    FilesCookie,
    StepUpService,
  ],
})
export class AuthModule {}
