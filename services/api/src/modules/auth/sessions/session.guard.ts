import { Injectable, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  BEFORE_FACTOR,
  lacksFactor,
  OTHER_CREDENTIAL,
  PUBLIC,
  requireCaller,
  RouteMarks,
} from '../../../platform/http/index.js';
import { ApiTokenAccess } from '../api-tokens/api-token-access.js';
import { VerifiedAccess } from '../emails/verified-access.js';
import { factorSetupRequired, sessionInvalid } from '../auth.errors.js';
import { SessionAuthGuard } from './session-auth.guard.js';

/** The global guard: every route needs a session or an API token unless it is marked `@Public()`. */
@Injectable()
export class SessionGuard extends SessionAuthGuard('bearer', 'api-token', 'files-cookie') {
  constructor(
    private readonly marks: RouteMarks,
    private readonly tokens: ApiTokenAccess,
    private readonly verified: VerifiedAccess,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.markOf<boolean>(PUBLIC, context) || this.hasOtherCredential(context)) return true;
    await super.canActivate(context);
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const caller = requireCaller(request);
    if (caller.apiToken) await this.tokens.admit(caller, request, http.getResponse<FastifyReply>());
    this.verified.admit(caller, request);
    if (lacksFactor(caller) && !this.markOf<boolean>(BEFORE_FACTOR, context)) throw factorSetupRequired();
    return true;
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
