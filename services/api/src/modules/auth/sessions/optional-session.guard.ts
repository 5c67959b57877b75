import { Injectable } from '@nestjs/common';
import { SessionAuthGuard } from './session-auth.guard.js';

/** For public routes that respond differently with a session. Without one, the request has no caller. */
@Injectable()
export class OptionalSessionGuard extends SessionAuthGuard('bearer') {
  override handleRequest<Person>(error: unknown, caller: Person): Person {
    if (error) throw error;
    return caller;
  }
}
