export { SessionsEnded, UserRegistered } from './auth.events.js';
export { sessionInvalid } from './auth.errors.js';
export { AuthModule } from './auth.module.js';
export { SessionGuard } from './sessions/session.guard.js';
export { SessionsService } from './sessions/sessions.service.js';
