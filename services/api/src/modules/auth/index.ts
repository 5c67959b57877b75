export {
  EmailChangeRequested,
  EmailLinkCreated,
  IdentityLinked,
  PasskeyAdded,
  PasswordForgotten,
  PasswordResetsClosed,
  SessionsEnded,
  SignedInByProvider,
  SignedInOnNewDevice,
  UserRegistered,
  UserRegistering,
} from './auth.events.js';
export { invitationRequired, registrationClosed, sessionInvalid, stepUpRequired } from './auth.errors.js';
export { ApiTokenEntity } from './api-tokens/api-token.entity.js';
export { ApiTokensService } from './api-tokens/api-tokens.service.js';
export { IdentityEntity } from './openid/identity.entity.js';
export { PasskeyEntity } from './passkeys/passkey.entity.js';
export { SecondFactorEntity } from './factors/second-factor.entity.js';
export { PasswordConfirmationDto } from './factors/dto/factor.dto.js';
export { PasswordsService } from './passwords/passwords.service.js';
export { StepUpRequired } from './step-up/step-up.guard.js';
export { StepUpService } from './step-up/step-up.service.js';
export { PasswordResetsService } from './resets/password-resets.service.js';
export { AuthModule } from './auth.module.js';
export { lastSeenSql } from './sessions/last-seen.statements.js';
export { sendNewTokens } from './sessions/new-tokens.js';
export { OptionalSessionGuard } from './sessions/optional-session.guard.js';
export { SessionEntity } from './sessions/session.entity.js';
export { SessionGuard } from './sessions/session.guard.js';
export { SessionsService } from './sessions/sessions.service.js';
