export {
  PasswordForgotten,
  PasswordResetsClosed,
  SessionsEnded,
  SignedInOnNewDevice,
  UserRegistered,
  UserRegistering,
} from './auth.events.js';
export { invitationRequired, registrationClosed, sessionInvalid } from './auth.errors.js';
export { ApiTokensService } from './api-tokens/api-tokens.service.js';
export { AuthService } from './auth.service.js';
export { PasswordConfirmationDto } from './factors/dto/factor.dto.js';
export { PasswordResetsService } from './resets/password-resets.service.js';
export { AuthModule } from './auth.module.js';
export { OptionalSessionGuard } from './sessions/optional-session.guard.js';
export { SessionGuard } from './sessions/session.guard.js';
export { SessionsService } from './sessions/sessions.service.js';
