import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';

/** For public routes that answer differently with a session. Without one, the request has no caller. */
@Injectable()
export class OptionalSessionGuard extends AuthGuard('bearer') {
  override handleRequest<Person>(error: unknown, caller: Person): Person {
    if (error) throw error;
    return caller;
  }
}
