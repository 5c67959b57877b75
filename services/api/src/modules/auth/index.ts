export {
  PasswordForgotten,
  PasswordResetsClosed,
  SessionsEnded,
  SignedInOnNewDevice,
  UserRegistered,
  UserRegistering,
} from './auth.events.js';
export { invitationRequired, registrationClosed, sessionInvalid } from './auth.errors.js';
export { AuthModule } from './auth.module.js';
export { OptionalSessionGuard } from './sessions/optional-session.guard.js';
export { SessionGuard } from './sessions/session.guard.js';
export { SessionsService } from './sessions/sessions.service.js';
