import { Injectable, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { OTHER_CREDENTIAL, PUBLIC, RouteMarks } from '../../../platform/http/index.js';
import { sessionInvalid } from '../auth.errors.js';
import { SessionAuthGuard } from './session-auth.guard.js';

/** The global guard: every route needs a session unless it is marked `@Public()`. */
@Injectable()
export class SessionGuard extends SessionAuthGuard('bearer', 'files-cookie') {
  constructor(private readonly marks: RouteMarks) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.markOf<boolean>(PUBLIC, context) || this.hasOtherCredential(context)) return true;
    return super.canActivate(context);
  }

  /** An error is not a 401, because a session survives an outage of the database. */
  override handleRequest<Person>(error: unknown, caller: Person | false): Person {
    if (error) throw error;
    if (!caller) throw sessionInvalid();
    return caller;
  }

  private hasOtherCredential(context: ExecutionContext): boolean {
    const scheme = this.markOf<string>(OTHER_CREDENTIAL, context);
    if (scheme === undefined) return false;
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    return (headers.authorization ?? '').toLowerCase().startsWith(`${scheme.toLowerCase()} `);
  }

  private markOf<T>(key: string, context: ExecutionContext): T | undefined {
    return this.marks.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
  }
}
