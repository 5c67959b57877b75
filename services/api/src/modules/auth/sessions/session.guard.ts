import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  OTHER_CREDENTIAL,
  PUBLIC,
  clientAddress,
  RouteMarks,
  setCaller,
  type Caller,
} from '../../../platform/http/index.js';
import { sessionInvalid } from '../auth.errors.js';
import { FilesCookie } from './files-cookie.js';
import { SessionsService } from './sessions.service.js';

/** Global: a route is closed unless it says `@Public()`. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionsService,
    private readonly marks: RouteMarks,
    private readonly filesCookie: FilesCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.told<boolean>(PUBLIC, context) || this.bringsOther(request, context)) return true;
    const caller = await this.callerOf(request);
    if (!caller) throw sessionInvalid();
    setCaller(request, { ...caller, address: clientAddress(request) });
    return true;
  }

  private bringsOther({ headers }: FastifyRequest, context: ExecutionContext): boolean {
    const scheme = this.told<string>(OTHER_CREDENTIAL, context);
    return (
      scheme !== undefined &&
      (headers.authorization ?? '').toLowerCase().startsWith(`${scheme.toLowerCase()} `)
    );
  }

  private told<T>(key: string, context: ExecutionContext): T | undefined {
    return this.marks.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
  }

  private async callerOf(request: FastifyRequest): Promise<Caller | undefined> {
    const token = /^Bearer ([\w.-]{1,2000})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token) return this.sessions.callerOf(token);
    const cookie = this.filesCookie.tokenOf(request);
    return cookie ? this.sessions.callerOf(cookie, 'files') : undefined;
  }
}
